import type { Translation } from '@/i18n/i18n-types';

export const descriptions: Translation['descriptions'] = {
  index:
    'Find a match in your city and join it with one tap. Football, floorball, volleyball, badminton and hockey with whoever turns up.',
  login: 'Sign in to see what’s on and whether you’re on the roster.',
  registration: 'Create a free account and join your first match in your city. It takes a minute.',
  forgotPassword: 'Enter your email and we’ll send you a link to set a new password.',
  resetPassword: 'Set a new password for your Hrajem account.',
  verifyEmail: 'Verify your email and start playing.',
  about: 'Hrajem is for people who want a game tonight without phoning half the city for it.',
  howItWorks:
    'From the account to the kick-off in six steps. And what to do when it’s full or something comes up.',
  privacyPolicy: 'What Hrajem knows about you, who sees it, what stays in your browser and what leaves it.',
  partner: 'Thanks for playing with us. When you feel like a game again, you know where to find us.',
};

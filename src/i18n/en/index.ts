import type { Translation } from '@/i18n/i18n-types';
import { account } from './account.js';
import { chat } from './chat.js';
import { common } from './common.js';
import { confirmation } from './confirmation.js';
import { detail } from './detail.js';
import { header } from './header.js';
import { home } from './home.js';
import { login } from './login.js';
import { matches } from './matches.js';
import { problems } from './problems.js';
import { profile } from './profile.js';
import { statistics } from './statistics.js';

/** The English dictionary: does not compile while a key or a placeholder of the Czech one is missing. */
const en: Translation = {
  account,
  chat,
  common,
  confirmation,
  descriptions: {
    index:
      'Find a match in your city and join it with one tap. Football, floorball, volleyball, badminton and hockey with whoever turns up.',
    login: 'Sign in to see what’s on and whether you’re on the roster.',
    registration: 'Create a free account and join your first match in your city. It takes two minutes.',
    forgotPassword: 'Enter your email and we’ll send you a link to set a new password.',
    resetPassword: 'Set a new password for your Hrajem account.',
    verifyEmail: 'Verify your email and start playing.',
    about: 'Hrajem is for people who want a game without phoning half the city for it.',
    howItWorks:
      'From the account to the kick-off in six steps. And what to do when it’s full or something comes up.',
    privacyPolicy: 'What Hrajem knows about you, who sees it, what stays in your browser and what leaves it.',
    partner: 'Thanks for playing with us. When you feel like a game again, you know where to find us.',
  },
  detail,
  errors: {
    notFound: 'There’s nothing at this address. The link may be old or have a typo in it.',
    server: {
      title: 'Internal server error',
      text: 'Something broke on our side and we can’t show this page right now. Please try again in a moment.',
    },
    offline: 'We’ll try again once there’s a signal.',
    unreachable: 'Couldn’t reach the server',
    code: 'Part of the app didn’t download. A new version may just be coming out – please try again in a moment.',
    region: 'This part of the page couldn’t be shown. The rest works as usual.',
    notStarted: 'Hrajem hasn’t loaded yet. Please try again once there’s a signal.',
    noScript: 'Hrajem needs JavaScript. Please allow it in your browser and reload the page.',
    noScriptReadable:
      'You can read this page without JavaScript. Signing in, matches and messages need it: please allow it in your browser and reload the page.',
  },
  header,
  home,
  login,
  matches,
  partner: {
    thanks: 'Thanks for playing.',
    thanksFrom: 'Thanks for playing. You came to us through {name}.',
    signedOut: 'You’re signed out. Whenever you feel like a game again, just sign in.',
    notSignedIn: 'You’re not signed in. Whenever you feel like a game, just sign in.',
    signedIn: 'You’re still signed in.',
  },
  problems,
  profile,
  statistics,
};

export default en;

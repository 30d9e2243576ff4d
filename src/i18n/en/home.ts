import type { Translation } from '@/i18n/i18n-types';

export const home: Translation['home'] = {
  landing: {
    title: 'We’re playing. Are you in?',
    lead: 'Hrajem shows you the matches in your city that you can join right now: football, floorball, volleyball, badminton and hockey.',
    sample: {
      caption: 'Sample: this is what a match looks like.',
      action: 'I want to play too',
      title: 'Evening football',
      venue: 'Park Arena',
      city: 'Brno',
    },
    steps: {
      find: {
        title: 'Find a match',
        text: 'By city, sport, level and day. You see at once how many places are left.',
      },
      join: {
        title: 'Join it',
        text: 'One tap is enough. If it’s full, join the waiting list and get a place as soon as it’s your turn.',
      },
      play: {
        title: 'Come and play',
        text: 'Who’s coming and what’s changed? Talk it over in the match chat.',
      },
    },
  },
  signInNotice: {
    text: 'Sign in to see that page.',
    invitation: 'Somebody has invited you to a match. Create an account or sign in to see it.',
  },
};

import type { Translation } from '@/i18n/i18n-types';

export const header: Translation['header'] = {
  skipToContent: 'Skip to content',
  home: 'Hrajem – home page',
  navigation: {
    label: 'Main navigation',
    matches: 'Matches',
    messages: 'Messages',
    statistics: 'Statistics',
    profile: 'Profile',
  },
  language: {
    label: 'Language',
    cs: 'Čeština',
    en: 'English',
  },
  theme: {
    label: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'Same as this device',
  },
  account: {
    menu: 'Account menu',
    menuOf: 'Account menu: {name}',
    profile: 'My profile',
    edit: 'Edit profile',
    statistics: 'My statistics',
    signOut: 'Sign out',
    signedOut: 'You’re signed out',
    signedOutHere:
      'You’re signed out on this device. We’ll finish signing you out on the server once we can reach it.',
    failed: 'We couldn’t load your account',
  },
  footer: {
    label: 'About this app',
    about: 'About us',
    howItWorks: 'How it works',
    privacy: 'Privacy policy',
  },
};

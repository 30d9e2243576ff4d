import type { Translation } from '@/i18n/i18n-types';

export const partner: Translation['partner'] = {
  thanks: 'Thanks for playing.',
  thanksFrom: 'Thanks for playing. You came to us through {name}.',
  signedOut: 'You’re signed out. Whenever you feel like a game again, just sign in.',
  notSignedIn: 'You’re not signed in. Whenever you feel like a game, just sign in.',
  signedIn: 'You’re still signed in.',
};

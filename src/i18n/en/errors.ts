import type { Translation } from '@/i18n/i18n-types';

/** Whole-screen and general failures; the wording of single problem codes is in `problems`. */
export const errors: Translation['errors'] = {
  notFound: {
    title: 'Page not found',
    text: 'There’s nothing at this address. The link may be old or have a typo in it.',
    home: 'Go to matches',
  },
  server: {
    title: 'Internal server error',
    text: 'Something broke on our side and we can’t show this page right now. Please try again in a moment.',
    retry: 'Try again',
    home: 'Go to the home page',
  },
  offline: {
    text: 'We’ll try again once there’s a signal. Nothing you typed is lost.',
  },
  unreachable: {
    title: 'Couldn’t reach the server',
  },
  code: {
    text: 'Part of the app didn’t download. A new version may just be coming out – please try again in a moment.',
  },
  region: {
    text: 'This part of the page couldn’t be shown. The rest works as usual.',
  },
  notStarted: 'Hrajem hasn’t loaded yet. Please try again once there’s a signal.',
  noScript: 'Hrajem needs JavaScript. Please allow it in your browser and reload the page.',
  noScriptReadable:
    'You can read this page without JavaScript. Signing in, matches and messages need it: please allow it in your browser and reload the page.',
};

import type { Translation } from '@/i18n/i18n-types';

export const errors: Translation['errors'] = {
  notFound: 'There’s nothing at this address. The link may be old or have a typo in it.',
  server: {
    title: 'Internal server error',
    text: 'Something broke on our side and we can’t show this page right now. Please try again in a moment.',
  },
  offline: 'We’ll try again once there’s a signal. Nothing you typed is lost.',
  unreachable: 'Couldn’t reach the server',
  code: 'Part of the app didn’t download. A new version may just be coming out – please try again in a moment.',
  region: 'This part of the page couldn’t be shown. The rest works as usual.',
  notStarted: 'Hrajem hasn’t loaded yet. Please try again once there’s a signal.',
  noScript: 'Hrajem needs JavaScript. Please allow it in your browser and reload the page.',
  noScriptReadable:
    'You can read this page without JavaScript. Signing in, matches and messages need it: please allow it in your browser and reload the page.',
};

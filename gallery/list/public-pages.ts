import type { Group } from '../state';

/** What anybody may read. */
export const publicPages: Group = {
  screen: 'Public pages',
  states: [
    { name: 'about', at: { to: 'about' }, shows: ({ LL }) => LL.header.footer.about(), quick: 'screen' },
    {
      name: 'how-it-works',
      at: { to: 'howItWorks' },
      shows: ({ LL }) => LL.header.footer.howItWorks(),
      quick: 'screen',
    },
    {
      name: 'privacy',
      at: { to: 'privacyPolicy' },
      shows: ({ LL }) => LL.header.footer.privacy(),
      quick: 'screen',
    },
    {
      name: 'partner',
      at: { to: 'partner', params: { partner: 'sokol-brno' } },
      shows: ({ LL }) => LL.partner.notSignedIn(),
      quick: 'screen',
    },
    {
      name: 'partner-signed-in',
      at: { to: 'partner', params: { partner: 'sokol-brno' } },
      as: 'alex',
      shows: ({ LL }) => LL.partner.signedIn(),
    },
  ],
};

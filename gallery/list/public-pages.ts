import { type Group, createState } from '../state';

export const publicPages: Group = {
  screen: 'Public pages',
  states: [
    createState('about', { to: 'about' }, ({ LL }) => LL.header.footer.about(), { quick: 'screen' }),
    createState('how-it-works', { to: 'howItWorks' }, ({ LL }) => LL.header.footer.howItWorks(), {
      quick: 'screen',
    }),
    createState('privacy', { to: 'privacyPolicy' }, ({ LL }) => LL.header.footer.privacy(), {
      quick: 'screen',
    }),
    createState(
      'partner',
      { to: 'partner', params: { partner: 'sokol-brno' } },
      ({ LL }) => LL.partner.notSignedIn(),
      { quick: 'screen' },
    ),
  ],
};

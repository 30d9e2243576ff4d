import { type Group, stateAt } from '../state';

/** What anybody may read. */
export const publicPages: Group = {
  screen: 'Public pages',
  states: [
    stateAt('about', { to: 'about' }, ({ LL }) => LL.header.footer.about(), { quick: 'screen' }),
    stateAt('how-it-works', { to: 'howItWorks' }, ({ LL }) => LL.header.footer.howItWorks(), {
      quick: 'screen',
    }),
    stateAt('privacy', { to: 'privacyPolicy' }, ({ LL }) => LL.header.footer.privacy(), { quick: 'screen' }),
    stateAt(
      'partner',
      { to: 'partner', params: { partner: 'sokol-brno' } },
      ({ LL }) => LL.partner.notSignedIn(),
      { quick: 'screen' },
    ),
  ],
};

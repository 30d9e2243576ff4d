/**
 * The screens whose JavaScript is watched. `loads` names the modules that a screen imports dynamically, each with all that it
 * imports statically; the app itself (`index.html`) belongs to every screen. `without` is code that must not be among it. What
 * each may weigh follows from what it weighed when somebody last looked: scripts/budgets.json, written by `npm run size -- --keep`.
 * What the figures ought to be is in docs/decisions/041-what-loads-when.md.
 */
const layout = 'src/app/layouts/default-layout.tsx';
/** The session's call, and what checks the answers from the first one on. */
const contract = 'src/generated/account/account.ts';
const zod = 'node_modules/zod/';

export const budgets = [
  {
    screen: 'Login',
    loads: ['src/features/account/sign-in/login-panel.tsx'],
    without: ['src/features/matches/', 'src/generated/match/', 'src/features/chat/'],
  },
  {
    screen: 'Registration',
    loads: ['src/features/account/registration/registration-panel.tsx'],
    without: ['src/features/matches/list/', 'src/features/chat/list/'],
  },
  {
    screen: 'New password, by a link',
    loads: ['src/features/account/password-reset/reset-panel.tsx'],
    without: ['src/features/matches/'],
  },
  {
    screen: 'Home, signed out',
    loads: [layout, 'src/routes/home.landing.tsx'],
    without: [zod, 'src/features/matches/list/', 'src/features/confirmation/'],
  },
  {
    screen: 'Home, signed in',
    loads: [layout, contract, 'src/routes/home.matches.tsx', 'src/routes/home.loader.ts'],
    without: ['src/features/landing/', 'src/features/confirmation/', 'src/features/account/'],
  },
  {
    screen: 'Detail with chat',
    loads: [
      layout,
      contract,
      'src/routes/detail.tsx',
      'src/routes/detail.loader.ts',
      'src/features/chat/chat.tsx',
    ],
    without: ['src/features/landing/', 'src/features/matches/list/', 'src/features/account/'],
  },
];

/** What paints the beginning of a screen before the app is there (decision 053), besides the above. */
export const firstPaints = ['first-list', 'first-match'];

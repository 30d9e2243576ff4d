/**
 * What a screen may load of JavaScript before it can be used: kB after gzip, and files. `loads` names the modules that it
 * imports dynamically, each with all that it imports statically; the app itself (`index.html`) belongs to every screen.
 * `without` is code that must not be among it. A budget stands just above what was measured when it was last changed; what the
 * figures ought to be is in docs/decisions/041-what-loads-when.md. `scripts/size.mjs` compares.
 */
const layout = 'src/app/layouts/default-layout.tsx';
/** Checks the answers, from the first one on. */
const contract = 'src/generated/contract.ts';
const zod = 'node_modules/zod/';

/** What the service worker's script may weigh, in kB after gzip; no screen waits for it. */
export const workerBudget = 12;

export const budgets = [
  {
    screen: 'Login',
    loads: ['src/features/account/sign-in/login-panel.tsx'],
    kB: 145,
    files: 3,
    without: [zod, 'src/features/matches/', 'src/generated/match/', 'src/features/chat/'],
  },
  {
    screen: 'Registration',
    loads: ['src/features/account/registration/registration-panel.tsx'],
    kB: 190,
    files: 7,
    without: [zod],
  },
  {
    screen: 'New password, by a link',
    loads: ['src/features/account/password-reset/reset-panel.tsx'],
    kB: 146,
    files: 5,
    without: [zod, 'src/features/matches/'],
  },
  {
    screen: 'Home, signed out',
    loads: [layout, 'src/routes/home.landing.tsx'],
    kB: 162,
    files: 4,
    without: [zod, 'src/features/matches/list/', 'src/features/confirmation/'],
  },
  {
    screen: 'Home, signed in',
    loads: [layout, contract, 'src/routes/home.matches.tsx', 'src/routes/home.loader.ts'],
    kB: 178,
    files: 7,
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
    kB: 188,
    files: 10,
    without: ['src/features/landing/', 'src/features/matches/list/', 'src/features/account/'],
  },
];

/** What paints the beginning of a screen before the app is there (decision 053): kB after gzip, besides the above. */
export const firstPaints = [
  { file: 'first-list', kB: 28 },
  { file: 'first-match', kB: 33 },
];

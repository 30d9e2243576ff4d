import { signIn } from '../reach/account';
import { refusals, refused } from '../refusals';
import type { Group, State, Step } from '../state';

const at = { to: 'login' } as const;
const asked = (name: string, state: Omit<State, 'name' | 'at'>): State => ({ name, at, ...state });

const resend: Step[] = [
  ...signIn('nova'),
  { type: 'nova@example.com', into: ({ LL }) => LL.account.resend.email() },
  { press: 'button', name: ({ LL }) => LL.account.resend.action() },
];

/** Signing in, and the one-time code. */
export const login: Group = {
  screen: 'Sign in',
  states: [
    { name: 'login', at, shows: ({ LL }) => LL.login.forgotten(), quick: 'screen' },
    {
      name: 'login-asked',
      at: { to: 'login', query: { next: '/profil' } },
      shows: ({ LL }) => LL.home.signInNotice.text(),
    },
    asked('login-empty', {
      steps: signIn('').slice(2),
      shows: ({ LL }) => LL.login.passwordMissing(),
      quick: 'state',
    }),
    ...refusals('login', 'login', {
      401: { name: 'login-wrong', steps: signIn('jana', 'wrong'), quick: 'state' },
      pending: { shows: ({ LL }) => LL.login.submit() },
      broken: {},
      offline: { quick: 'state' },
    }),
    refused('login', 'login-not-verified', 403, {
      steps: signIn('nova'),
      shows: ({ LL }) => LL.account.resend.email(),
      quick: 'state',
    }),
    asked('login-code', {
      answers: { login: 200 },
      steps: signIn('tomas'),
      shows: ({ LL }) => LL.login.codeTitle(),
    }),
    asked('login-code-short', {
      steps: [
        ...signIn('tomas'),
        { type: '12', into: ({ LL }) => LL.login.code() },
        { press: 'button', name: ({ LL }) => LL.login.codeSubmit() },
      ],
      shows: ({ LL }) => LL.login.codeMissing(),
      quick: 'state',
    }),
    asked('login-code-right', {
      answers: { verifyOtp: 200 },
      steps: [
        ...signIn('tomas'),
        { code: ({ LL }) => LL.login.code() },
        { press: 'button', name: ({ LL }) => LL.login.codeSubmit() },
      ],
      shows: ({ LL }) => LL.matches.filters.onlyMine(),
    }),
    ...refusals('verifyOtp', 'login-code', { 401: { name: 'login-code-wrong' }, 410: {} }),
    asked('resend-accepted', {
      answers: { resendVerificationEmail: 202 },
      steps: resend,
      shows: ({ LL }) => LL.account.resend.sent(),
    }),
    ...refusals('resendVerificationEmail', 'resend'),
  ],
};

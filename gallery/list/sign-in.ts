import { signIn } from '../reach/account';
import { refusals, refused } from '../refusals';
import { type Group, type Own, type State, type Step, stateAt } from '../state';

const at = { to: 'login' } as const;
const asked = (name: string, shows: State['shows'], own: Own): State => stateAt(name, at, shows, own);

const resend: Step[] = [
  ...signIn('nova'),
  { type: 'nova@example.com', into: ({ LL }) => LL.account.resend.email() },
  { press: 'button', name: ({ LL }) => LL.account.resend.action() },
];

/** Signing in, and the one-time code. */
export const login: Group = {
  screen: 'Sign in',
  states: [
    stateAt('login', at, ({ LL }) => LL.login.forgotten(), { quick: 'screen' }),
    stateAt('login-asked', { to: 'login', query: { next: '/profil' } }, ({ LL }) =>
      LL.home.signInNotice.text(),
    ),
    asked('login-empty', ({ LL }) => LL.login.passwordMissing(), {
      steps: signIn('').slice(2),
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
    asked('login-code', ({ LL }) => LL.login.codeTitle(), {
      answers: { login: 200 },
      steps: signIn('tomas'),
    }),
    asked('login-code-short', ({ LL }) => LL.login.codeMissing(), {
      steps: [
        ...signIn('tomas'),
        { type: '12', into: ({ LL }) => LL.login.code() },
        { press: 'button', name: ({ LL }) => LL.login.codeSubmit() },
      ],
      quick: 'state',
    }),
    asked('login-code-right', ({ LL }) => LL.matches.filters.onlyMine(), {
      answers: { verifyOtp: 200 },
      steps: [
        ...signIn('tomas'),
        { code: ({ LL }) => LL.login.code() },
        { press: 'button', name: ({ LL }) => LL.login.codeSubmit() },
      ],
    }),
    ...refusals('verifyOtp', 'login-code', { 401: { name: 'login-code-wrong' }, 410: {} }),
    asked('resend-accepted', ({ LL }) => LL.account.resend.sent(), {
      answers: { resendVerificationEmail: 202 },
      steps: resend,
    }),
    ...refusals('resendVerificationEmail', 'resend'),
  ],
};

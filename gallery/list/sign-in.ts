import { signInSteps } from '../calls/account';
import { refusalStates, refusalState } from '../refusals';
import { type Group, type StateOptions, type State, type Step, createState } from '../state';

const at = { to: 'login' } as const;
const loginState = (name: string, shows: State['shows'], options: StateOptions): State =>
  createState(name, at, shows, options);

const resendSteps: Step[] = [
  ...signInSteps('nova'),
  { type: 'nova@example.com', into: ({ LL }) => LL.account.resend.email() },
  { press: 'button', name: ({ LL }) => LL.account.resend.action() },
];

export const login: Group = {
  screen: 'Sign in',
  states: [
    createState('login', at, ({ LL }) => LL.login.forgotten(), { quick: 'screen' }),
    createState('login-asked', { to: 'login', query: { next: '/profil' } }, ({ LL }) =>
      LL.home.signInNotice.text(),
    ),
    loginState('login-empty', ({ LL }) => LL.login.passwordMissing(), {
      steps: signInSteps('').slice(2),
      quick: 'state',
    }),
    ...refusalStates('login', 'login', {
      401: { name: 'login-wrong', steps: signInSteps('jana', 'wrong'), quick: 'state' },
      pending: { shows: ({ LL }) => LL.login.submit() },
      broken: {},
      offline: {},
    }),
    refusalState('login', 'login-not-verified', 403, {
      steps: signInSteps('nova'),
      shows: ({ LL }) => LL.account.resend.email(),
      quick: 'state',
    }),
    loginState('login-code', ({ LL }) => LL.login.codeTitle(), {
      answers: { login: 200 },
      steps: signInSteps('tomas'),
    }),
    loginState('login-code-short', ({ LL }) => LL.login.codeMissing(), {
      steps: [
        ...signInSteps('tomas'),
        { type: '12', into: ({ LL }) => LL.login.code() },
        { press: 'button', name: ({ LL }) => LL.login.codeSubmit() },
      ],
      quick: 'state',
    }),
    loginState('login-code-right', ({ LL }) => LL.matches.nearest.action(), {
      answers: { verifyOtp: 200 },
      steps: [
        ...signInSteps('tomas'),
        { code: ({ LL }) => LL.login.code() },
        { press: 'button', name: ({ LL }) => LL.login.codeSubmit() },
      ],
    }),
    ...refusalStates('verifyOtp', 'login-code', { 401: { name: 'login-code-wrong' }, 410: {} }),
    loginState('resend-accepted', ({ LL }) => LL.account.resend.sent(), {
      answers: { resendVerificationEmail: 202 },
      steps: resendSteps,
    }),
    ...refusalStates('resendVerificationEmail', 'resend'),
  ],
};

import type { Group, State, Step } from '../state';

const signIn = (username: string, password = `hrajem-${username}`): Step[] => [
  { type: username, into: ({ LL }) => LL.login.username() },
  { type: password, into: ({ LL }) => LL.login.password() },
  { press: 'button', name: ({ LL }) => LL.login.submit() },
];

const code: Step[] = [
  ...signIn('tomas'),
  { type: '123456', into: ({ LL }) => LL.login.code() },
  { press: 'button', name: ({ LL }) => LL.login.codeSubmit() },
];

const at = { to: 'login' } as const;
const refused = (name: string, state: Omit<State, 'name' | 'at'>): State => ({ name, at, ...state });
const internal: State['shows'] = ({ LL }) => LL.problems.codes.internal_error();
const malformed: State['shows'] = ({ LL }) => LL.problems.form();
const limited: State['shows'] = ({ LL }) => LL.common.form.wait({ seconds: 30 });

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
    refused('login-empty', {
      steps: signIn('').slice(2),
      shows: ({ LL }) => LL.login.passwordMissing(),
      quick: 'state',
    }),
    refused('login-wrong', {
      answers: { login: 401 },
      steps: signIn('jana', 'wrong'),
      shows: ({ LL }) => LL.problems.codes.invalid_credentials(),
      quick: 'state',
    }),
    refused('login-not-verified', {
      answers: { login: 403 },
      steps: signIn('nova'),
      shows: ({ LL }) => LL.account.resend.email(),
      quick: 'state',
    }),
    refused('login-malformed', { answers: { login: 400 }, steps: signIn('jana'), shows: malformed }),
    refused('login-limited', { answers: { login: 429 }, steps: signIn('jana'), shows: limited }),
    refused('login-failed', { answers: { login: 500 }, steps: signIn('jana'), shows: internal }),
    refused('login-pending', {
      answers: { login: 'pending' },
      steps: signIn('jana'),
      shows: ({ LL }) => LL.login.submit(),
    }),
    refused('login-unreachable', {
      answers: { login: 'broken' },
      steps: signIn('jana'),
      shows: ({ LL }) => LL.problems.unreachable(),
    }),
    refused('login-offline', {
      steps: [{ offline: true }, ...signIn('jana')],
      shows: ({ LL }) => LL.problems.offline(),
      quick: 'state',
    }),
    refused('login-code', {
      answers: { login: 200 },
      steps: signIn('tomas'),
      shows: ({ LL }) => LL.login.codeTitle(),
    }),
    refused('login-code-short', {
      steps: [
        ...signIn('tomas'),
        { type: '12', into: ({ LL }) => LL.login.code() },
        { press: 'button', name: ({ LL }) => LL.login.codeSubmit() },
      ],
      shows: ({ LL }) => LL.login.codeMissing(),
      quick: 'state',
    }),
    refused('login-code-right', {
      answers: { verifyOtp: 200 },
      steps: [
        ...signIn('tomas'),
        { code: ({ LL }) => LL.login.code() },
        { press: 'button', name: ({ LL }) => LL.login.codeSubmit() },
      ],
      shows: ({ LL }) => LL.matches.filters.onlyMine(),
    }),
    refused('login-code-wrong', {
      answers: { verifyOtp: 401 },
      steps: code,
      shows: ({ LL }) => LL.problems.codes.otp_invalid(),
    }),
    refused('login-code-expired', {
      answers: { verifyOtp: 410 },
      steps: code,
      shows: ({ LL }) => LL.problems.codes.otp_expired(),
    }),
    refused('login-code-limited', { answers: { verifyOtp: 429 }, steps: code, shows: limited }),
    refused('login-code-malformed', { answers: { verifyOtp: 400 }, steps: code, shows: malformed }),
    refused('login-code-failed', { answers: { verifyOtp: 500 }, steps: code, shows: internal }),
    refused('resend-accepted', {
      answers: { resendVerificationEmail: 202 },
      steps: resend,
      shows: ({ LL }) => LL.account.resend.sent(),
    }),
    refused('resend-limited', {
      answers: { resendVerificationEmail: 429 },
      steps: resend,
      shows: ({ LL }) => LL.common.form.waitToResend({ seconds: 30 }),
    }),
    refused('resend-malformed', {
      answers: { resendVerificationEmail: 400 },
      steps: resend,
      shows: malformed,
    }),
    refused('resend-failed', { answers: { resendVerificationEmail: 500 }, steps: resend, shows: internal }),
  ],
};

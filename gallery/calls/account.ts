import { type UserAction, type CallScenario, formCall, readCall } from './scenario';

const token = 'token=kP8sV2mQ4xT7bN1cZ6aW';

const codeRequiredAnswer = {
  status: 'otp_required',
  otp_token: 'kP8sV2mQ4xT7bN1cZ6aW',
  channel: 'email',
  expires_at: '2100-01-01T12:00:00+01:00',
} as const;

/** The name of Google's button in tests, which replace Google's script. */
export const googleButtonName = 'Continue with Google';

const credentials = (username: string, password = `hrajem-${username}`): UserAction[] => [
  { type: username, into: ({ LL }) => LL.account.registration.username() },
  { type: password, into: ({ LL }) => LL.account.registration.password() },
];

export const signInSteps = (...who: Parameters<typeof credentials>): UserAction[] => [
  ...credentials(...who),
  { press: 'button', name: ({ LL }) => LL.login.submit() },
];

const sessionCall: Partial<CallScenario> = { blocksStart: true, countsDown: false };
const linkMessages: CallScenario['ownMessages'] = {
  '400': ({ LL }) => LL.account.link.invalid(),
  '410': ({ LL }) => LL.account.link.expired(),
};

export const accountCalls = {
  login: formCall('login', ({ LL }) => LL.login.submit(), credentials('jana')),
  googleAuth: formCall('login', () => googleButtonName, [], { retryButton: undefined }),
  verifyOtp: formCall(
    'login',
    ({ LL }) => LL.login.codeSubmit(),
    [...signInSteps('tomas'), { type: '123456', into: ({ LL }) => LL.login.code() }],
    { otherAnswers: { login: { status: 200, body: () => codeRequiredAnswer } } },
  ),
  refreshToken: readCall({ to: 'statistics' }, { ...sessionCall, hasExpiredToken: true }),
  getSession: readCall({ to: 'statistics' }, sessionCall),
  logout: {
    kind: 'quiet',
    as: 'jana',
    at: { to: 'profile' },
    steps: [
      { press: 'button', name: ({ LL }) => LL.header.account.menu() },
      { press: 'menuitem', name: ({ LL }) => LL.header.account.signOut() },
    ],
    // The person is signed out whatever the backend answers.
    doneText: ({ LL }) => LL.home.landing.title(),
    keepsSession: true,
  },
  register: formCall('registration', ({ LL }) => LL.account.registration.submit(), [
    { type: 'pavla', into: ({ LL }) => LL.account.registration.username() },
    { type: 'pavla@example.com', into: ({ LL }) => LL.account.registration.email() },
    { type: 'long password', into: ({ LL }) => LL.account.registration.password() },
    { type: 'Pavla', into: ({ LL }) => LL.account.registration.firstName() },
    { type: 'Nová', into: ({ LL }) => LL.account.registration.lastName() },
    { press: 'checkbox', name: ({ LL }) => LL.account.registration.privacy() },
  ]),
  verifyEmail: {
    kind: 'write',
    keepsSession: true,
    at: { to: 'verifyEmail' },
    link: `?uid=MQ&${token}`,
    ownMessages: linkMessages,
    retryButton: ({ LL }) => LL.common.actions.retry(),
  },
  resendVerificationEmail: formCall('verifyEmail', ({ LL }) => LL.account.resend.action(), [
    { type: 'nova@example.com', into: ({ LL }) => LL.account.resend.email() },
  ]),
  requestPasswordReset: formCall('forgotPassword', ({ LL }) => LL.account.forgot.submit(), [
    { type: 'jana@example.com', into: ({ LL }) => LL.account.registration.email() },
  ]),
  confirmPasswordReset: formCall(
    'resetPassword',
    ({ LL }) => LL.account.reset.submit(),
    [{ type: 'nové dlouhé heslo', into: ({ LL }) => LL.account.reset.password() }],
    {
      link: `?uid=MQ&${token}`,
      ownMessages: linkMessages,
      doneText: ({ LL }) => LL.account.reset.done(),
    },
  ),
} satisfies Record<string, CallScenario>;

import { matchOf } from '../matches';
import type { Group, State, Step } from '../state';

const forgotten = { to: 'forgotPassword' } as const;
const askForLink: Step[] = [
  { type: 'jana@example.com', into: ({ LL }) => LL.account.registration.email() },
  { press: 'button', name: ({ LL }) => LL.account.forgot.submit() },
];
const newPassword: Step[] = [
  { type: 'nové dlouhé heslo', into: ({ LL }) => LL.account.reset.password() },
  { press: 'button', name: ({ LL }) => LL.account.reset.submit() },
];

const internal: State['shows'] = ({ LL }) => LL.problems.codes.internal_error();
const limited: State['shows'] = ({ LL }) => LL.common.form.wait({ seconds: 30 });

const forgot = (name: string, state: Omit<State, 'name' | 'at' | 'steps'>): State => ({
  name,
  at: forgotten,
  steps: askForLink,
  ...state,
});

const reset = (name: string, state: Omit<State, 'name' | 'at' | 'link' | 'steps'>): State => ({
  name,
  at: { to: 'resetPassword' },
  link: () => '?uid=1&token=token-of-the-mail',
  steps: newPassword,
  ...state,
});

/** A new password. */
export const recovery: Group = {
  screen: 'New password',
  states: [
    { name: 'forgot', at: forgotten, shows: ({ LL }) => LL.account.forgot.lead(), quick: 'screen' },
    {
      name: 'forgot-empty',
      at: forgotten,
      steps: askForLink.slice(1),
      shows: ({ LL }) => LL.account.fields.email.required(),
      quick: 'state',
    },
    forgot('forgot-sent', {
      answers: { requestPasswordReset: 202 },
      shows: ({ LL }) => LL.account.forgot.sentTitle(),
      quick: 'state',
    }),
    forgot('forgot-malformed', {
      answers: { requestPasswordReset: 400 },
      shows: ({ LL }) => LL.problems.form(),
    }),
    forgot('forgot-limited', { answers: { requestPasswordReset: 429 }, shows: limited }),
    forgot('forgot-failed', { answers: { requestPasswordReset: 500 }, shows: internal }),
    {
      name: 'reset-without-link',
      at: { to: 'resetPassword' },
      shows: ({ LL }) => LL.account.reset.missing(),
      quick: 'screen',
    },
    {
      ...reset('reset-empty', { shows: ({ LL }) => LL.account.fields.password.required(), quick: 'state' }),
      steps: newPassword.slice(1),
    },
    {
      ...reset('reset-done', { shows: ({ LL }) => LL.account.reset.done(), quick: 'state' }),
      answers: { confirmPasswordReset: 204, requestPasswordReset: 202 },
      at: forgotten,
      link: () => '',
      steps: [
        ...askForLink,
        { until: ({ LL }) => LL.account.forgot.sentTitle() },
        { openMail: 'reset_password' },
        ...newPassword,
      ],
    },
    reset('reset-invalid', {
      answers: { confirmPasswordReset: 400 },
      shows: ({ LL }) => LL.account.reset.invalid(),
    }),
    reset('reset-expired', {
      answers: { confirmPasswordReset: 410 },
      shows: ({ LL }) => LL.account.reset.expired(),
    }),
    reset('reset-used', {
      answers: { confirmPasswordReset: { status: 410, code: 'reset_link_used' } },
      shows: ({ LL }) => LL.account.reset.used(),
      quick: 'state',
    }),
    reset('reset-limited', { answers: { confirmPasswordReset: 429 }, shows: limited }),
    reset('reset-failed', { answers: { confirmPasswordReset: 500 }, shows: internal }),
  ],
};

const verify = (name: string, state: Omit<State, 'name' | 'at' | 'link'>): State => ({
  name,
  at: { to: 'verifyEmail' },
  link: ({ mail }) => mail('verify_email'),
  ...state,
});

/** The link that verifies an address. */
export const verification: Group = {
  screen: 'Verification',
  states: [
    verify('verify-running', {
      answers: { verifyEmail: 'pending' },
      shows: ({ LL }) => LL.account.verification.running(),
    }),
    verify('verify-done', {
      answers: { verifyEmail: 200 },
      shows: ({ LL }) => LL.account.verification.verifiedText(),
      quick: 'state',
    }),
    verify('verify-already', {
      answers: {
        verifyEmail: { status: 200, body: () => ({ status: 'already_verified' }) },
      },
      shows: ({ LL }) => LL.account.verification.alreadyVerified(),
    }),
    verify('verify-invalid', {
      answers: { verifyEmail: 400 },
      shows: ({ LL }) => LL.account.verification.invalid(),
      quick: 'state',
    }),
    verify('verify-expired', {
      answers: { verifyEmail: 410 },
      shows: ({ LL }) => LL.account.verification.expired(),
    }),
    verify('verify-failed', {
      answers: { verifyEmail: 500 },
      shows: ({ LL }) => LL.account.verification.failed(),
      quick: 'state',
    }),
    {
      name: 'verify-without-link',
      at: { to: 'verifyEmail' },
      shows: ({ LL }) => LL.account.verification.missing(),
      quick: 'screen',
    },
  ],
};

const confirm = (name: string, state: Omit<State, 'name' | 'at' | 'link' | 'steps' | 'match'>): State => ({
  name,
  at: { to: 'index' },
  match: matchOf.toConfirm,
  link: ({ mail }) => mail('confirm_participation'),
  steps: [{ press: 'button', name: ({ LL }) => LL.confirmation.action() }],
  ...state,
});

/** The link that confirms participation. */
export const confirmation: Group = {
  screen: 'Confirmation',
  states: [
    { ...confirm('confirm', { shows: ({ LL }) => LL.confirmation.text(), quick: 'state' }), steps: [] },
    {
      ...confirm('confirm-signed-in', { as: 'jana', shows: ({ LL }) => LL.confirmation.text() }),
      steps: [],
    },
    confirm('confirm-done', {
      answers: { confirmParticipation: 200 },
      shows: ({ LL }) => LL.confirmation.confirmed(),
    }),
    confirm('confirm-already', {
      answers: {
        confirmParticipation: { status: 200, body: (body) => ({ ...body, status: 'already_confirmed' }) },
      },
      shows: ({ LL }) => LL.confirmation.alreadyConfirmed(),
    }),
    confirm('confirm-malformed', {
      answers: { confirmParticipation: 400 },
      shows: ({ LL }) => LL.confirmation.invalid(),
    }),
    confirm('confirm-invalid', {
      answers: { confirmParticipation: 404 },
      shows: ({ LL }) => LL.confirmation.invalid(),
      quick: 'state',
    }),
    confirm('confirm-cancelled', {
      answers: { confirmParticipation: 409 },
      shows: ({ LL }) => LL.confirmation.cancelled(),
    }),
    confirm('confirm-over', {
      answers: { confirmParticipation: { status: 409, code: 'match_finished' } },
      shows: ({ LL }) => LL.confirmation.over(),
    }),
    confirm('confirm-expired', {
      answers: { confirmParticipation: 410 },
      shows: ({ LL }) => LL.confirmation.expired(),
    }),
    confirm('confirm-failed', {
      answers: { confirmParticipation: 500 },
      shows: ({ LL }) => LL.confirmation.failed(),
    }),
  ],
};

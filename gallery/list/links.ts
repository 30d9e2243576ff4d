import { reached } from '../reach/table';
import { calling, refusals } from '../refusals';
import type { Group, State } from '../state';

const forgotten = { to: 'forgotPassword' } as const;
const { steps: askForLink = [] } = reached.requestPasswordReset;
const { steps: newPassword = [] } = reached.confirmPasswordReset;

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
    calling('requestPasswordReset', 'forgot-sent', {
      answers: { requestPasswordReset: 202 },
      shows: ({ LL }) => LL.account.checkEmail.title(),
      quick: 'state',
    }),
    ...refusals('requestPasswordReset', 'forgot'),
    {
      name: 'reset-without-link',
      at: { to: 'resetPassword' },
      shows: ({ LL }) => LL.account.reset.missing(),
      quick: 'screen',
    },
    calling('confirmPasswordReset', 'reset-empty', {
      steps: newPassword.slice(1),
      shows: ({ LL }) => LL.account.fields.password.required(),
      quick: 'state',
    }),
    {
      name: 'reset-done',
      answers: { confirmPasswordReset: 204, requestPasswordReset: 202 },
      at: forgotten,
      steps: [
        ...askForLink,
        { until: ({ LL }) => LL.account.checkEmail.title() },
        { openMail: 'reset_password' },
        ...newPassword,
      ],
      shows: ({ LL }) => LL.account.reset.done(),
      quick: 'state',
    },
    ...refusals('confirmPasswordReset', 'reset', { 400: { name: 'reset-invalid' }, 410: {} }),
    calling('confirmPasswordReset', 'reset-used', {
      answers: { confirmPasswordReset: { status: 410, code: 'reset_link_used' } },
      shows: ({ LL }) => LL.account.reset.used(),
      quick: 'state',
    }),
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
    ...refusals('verifyEmail', 'verify', {
      400: { name: 'verify-invalid', quick: 'state' },
      410: {},
      500: { quick: 'state' },
      pending: { name: 'verify-running', shows: ({ LL }) => LL.account.verification.running() },
    }),
    {
      name: 'verify-without-link',
      at: { to: 'verifyEmail' },
      shows: ({ LL }) => LL.account.verification.missing(),
      quick: 'screen',
    },
  ],
};

const confirm = (name: string, state: Pick<State, 'shows'> & Partial<State>): State =>
  calling('confirmParticipation', name, { link: ({ mail }) => mail('confirm_participation'), ...state });

/** The link that confirms participation. */
export const confirmation: Group = {
  screen: 'Confirmation',
  states: [
    confirm('confirm', { steps: [], shows: ({ LL }) => LL.confirmation.text(), quick: 'state' }),
    confirm('confirm-signed-in', { as: 'jana', steps: [], shows: ({ LL }) => LL.confirmation.text() }),
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
    ...refusals('confirmParticipation', 'confirm', {
      404: { name: 'confirm-invalid', quick: 'state' },
      409: { name: 'confirm-cancelled' },
      410: {},
    }),
    confirm('confirm-over', {
      answers: { confirmParticipation: { status: 409, code: 'match_finished' } },
      shows: ({ LL }) => LL.confirmation.over(),
    }),
  ],
};

import { calls } from '../calls/calls';
import { stateOfCall, refusalStates } from '../refusals';
import { type Group, type StateOptions, type State, createState } from '../state';

const forgotten = { to: 'forgotPassword' } as const;
const { steps: askForLink = [] } = calls.requestPasswordReset;
const { steps: newPassword = [] } = calls.confirmPasswordReset;

/** A new password. */
export const recovery: Group = {
  screen: 'New password',
  states: [
    createState('forgot', forgotten, ({ LL }) => LL.account.forgot.lead(), { quick: 'screen' }),
    createState('forgot-empty', forgotten, ({ LL }) => LL.account.fields.email.required(), {
      steps: askForLink.slice(1),
      quick: 'state',
    }),
    stateOfCall('requestPasswordReset', 'forgot-sent', ({ LL }) => LL.account.checkEmail.title(), {
      answers: { requestPasswordReset: 202 },
      quick: 'state',
    }),
    ...refusalStates('requestPasswordReset', 'forgot'),
    createState('reset-without-link', { to: 'resetPassword' }, ({ LL }) => LL.account.reset.missing(), {
      quick: 'screen',
    }),
    stateOfCall('confirmPasswordReset', 'reset-empty', ({ LL }) => LL.account.fields.password.required(), {
      steps: newPassword.slice(1),
      quick: 'state',
    }),
    createState('reset-done', forgotten, ({ LL }) => LL.account.reset.done(), {
      answers: { confirmPasswordReset: 204, requestPasswordReset: 202 },
      steps: [
        ...askForLink,
        { until: ({ LL }) => LL.account.checkEmail.title() },
        { openMail: 'reset_password' },
        ...newPassword,
      ],
      quick: 'state',
    }),
    ...refusalStates('confirmPasswordReset', 'reset', { 400: { name: 'reset-invalid' }, 410: {} }),
  ],
};

const verify = (name: string, shows: State['shows'], own: StateOptions = {}): State =>
  createState(name, { to: 'verifyEmail' }, shows, { link: ({ mail }) => mail('verify_email'), ...own });

/** The link that verifies an address. */
export const verification: Group = {
  screen: 'Verification',
  states: [
    verify('verify-done', ({ LL }) => LL.account.verification.verifiedText(), {
      answers: { verifyEmail: 200 },
      quick: 'state',
    }),
    ...refusalStates('verifyEmail', 'verify', {
      400: { name: 'verify-invalid', quick: 'state' },
      410: {},
      500: { quick: 'state' },
      pending: { name: 'verify-running', shows: ({ LL }) => LL.account.verification.running() },
    }),
    createState('verify-without-link', { to: 'verifyEmail' }, ({ LL }) => LL.account.verification.missing(), {
      quick: 'screen',
    }),
  ],
};

const confirm = (name: string, shows: State['shows'], own: StateOptions = {}): State =>
  stateOfCall('confirmParticipation', name, shows, {
    link: ({ mail }) => mail('confirm_participation'),
    ...own,
  });

/** The link that confirms participation. */
export const confirmation: Group = {
  screen: 'Confirmation',
  states: [
    confirm('confirm', ({ LL }) => LL.confirmation.text(), { steps: [], quick: 'state' }),
    confirm('confirm-done', ({ LL }) => LL.confirmation.confirmed(), {
      answers: { confirmParticipation: 200 },
    }),
    ...refusalStates('confirmParticipation', 'confirm', {
      404: { name: 'confirm-invalid', quick: 'state' },
      409: { name: 'confirm-cancelled' },
      410: {},
    }),
  ],
};

import { demoIds } from '@mocks/db/seed/users';
import { calls } from '../calls/calls';
import { pickMatch } from '../matches';
import { stateOfCall, refusalStates } from '../refusals';
import { type Group, type StateOptions, type State, createState } from '../state';

const forgotPassword = { to: 'forgotPassword' } as const;
const { steps: requestLinkSteps = [] } = calls.requestPasswordReset;
const { steps: newPasswordSteps = [] } = calls.confirmPasswordReset;

export const recovery: Group = {
  screen: 'New password',
  states: [
    createState('forgot', forgotPassword, ({ LL }) => LL.account.forgot.lead(), { quick: 'screen' }),
    createState('forgot-empty', forgotPassword, ({ LL }) => LL.account.fields.email.required(), {
      steps: requestLinkSteps.slice(1),
    }),
    stateOfCall('requestPasswordReset', 'forgot-sent', ({ LL }) => LL.account.checkEmail.title(), {
      answers: { requestPasswordReset: 202 },
    }),
    ...refusalStates('requestPasswordReset', 'forgot'),
    createState('reset-without-link', { to: 'resetPassword' }, ({ LL }) => LL.account.link.missing(), {
      quick: 'screen',
    }),
    stateOfCall('confirmPasswordReset', 'reset-empty', ({ LL }) => LL.account.fields.password.required(), {
      steps: newPasswordSteps.slice(1),
    }),
    createState('reset-done', forgotPassword, ({ LL }) => LL.account.reset.done(), {
      answers: { confirmPasswordReset: 204, requestPasswordReset: 202 },
      steps: [
        ...requestLinkSteps,
        { until: ({ LL }) => LL.account.checkEmail.title() },
        { openMail: 'reset_password' },
        ...newPasswordSteps,
      ],
    }),
    ...refusalStates('confirmPasswordReset', 'reset', { 400: { name: 'reset-invalid' }, 410: {} }),
  ],
};

const verifyState = (name: string, shows: State['shows'], options: StateOptions = {}): State =>
  createState(name, { to: 'verifyEmail' }, shows, { link: ({ mail }) => mail('verify_email'), ...options });

export const verification: Group = {
  screen: 'Verification',
  states: [
    verifyState('verify-done', ({ LL }) => LL.account.verification.verifiedText(), {
      answers: { verifyEmail: 200 },
      quick: 'state',
    }),
    ...refusalStates('verifyEmail', 'verify', {
      400: { name: 'verify-invalid' },
      410: {},
      pending: { name: 'verify-running', shows: ({ LL }) => LL.account.verification.running() },
    }),
    createState('verify-without-link', { to: 'verifyEmail' }, ({ LL }) => LL.account.link.missing(), {
      quick: 'screen',
    }),
  ],
};

const confirmState = (name: string, shows: State['shows'], options: StateOptions = {}): State =>
  stateOfCall('confirmParticipation', name, shows, {
    link: ({ mail }) => mail('confirm_participation'),
    ...options,
  });

export const confirmation: Group = {
  screen: 'Confirmation',
  states: [
    confirmState('confirm', ({ LL }) => LL.confirmation.text(), { steps: [], quick: 'state' }),
    confirmState('confirm-not-mine', ({ LL }) => LL.confirmation.notMine(), {
      as: 'alex',
      steps: [],
      quick: 'state',
    }),
    confirmState('confirm-already', ({ LL }) => LL.confirmation.alreadyConfirmed(), {
      as: 'jana',
      match: pickMatch.toConfirm,
      prepare: ({ state, match }) => {
        for (const row of state.participations)
          if (row.match_id === match.id && row.user_id === demoIds.jana)
            Object.assign(row, { status: 'confirmed', confirmed_at: 0 });
      },
      steps: [],
    }),
    confirmState('confirm-done', ({ LL }) => LL.confirmation.confirmed(), {
      answers: { confirmParticipation: 200 },
    }),
    ...refusalStates('confirmParticipation', 'confirm', {
      404: { name: 'confirm-invalid' },
      409: { name: 'confirm-cancelled' },
      410: {},
    }),
  ],
};

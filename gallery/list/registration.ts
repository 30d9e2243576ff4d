import { calls } from '../calls/calls';
import { stateOfCall, refusalStates, refusalState } from '../refusals';
import { type Group, type StateOptions, type State, type Step, createState } from '../state';

const at = { to: 'registration' } as const;

const { steps: formSteps = [] } = calls.register;

const submittedState = (name: string, shows: State['shows'], options: StateOptions): State =>
  stateOfCall('register', name, shows, options);

const typeCity = (text: string): Step => ({ type: text, into: ({ LL }) => LL.account.registration.city() });

export const registration: Group = {
  screen: 'Registration',
  states: [
    createState('registration', at, ({ LL }) => LL.account.registration.lead(), { quick: 'screen' }),
    createState('registration-empty', at, ({ LL }) => LL.account.fields.username.required(), {
      steps: formSteps.slice(-1),
      quick: 'state',
    }),
    createState('registration-cities', at, () => 'Jihomoravský kraj', {
      answers: { getCities: 200 },
      steps: [typeCity('br'), { until: () => 'Brno' }],
      quick: 'state',
    }),
    createState('registration-no-such-city', at, ({ LL }) => LL.common.cities.none(), {
      steps: [typeCity('Atlantis')],
    }),
    refusalState('getCities', 'registration-cities-failed', 500),
    submittedState('registration-sent', ({ LL }) => LL.account.checkEmail.title(), {
      answers: { register: 201 },
      quick: 'state',
    }),
    submittedState('registration-refused', ({ LL }) => LL.problems.fields.too_short(), {
      answers: {
        register: {
          status: 400,
          code: 'validation_failed',
          fields: [
            { field: 'email', code: 'invalid' },
            { field: 'password', code: 'too_short' },
          ],
        },
      },
    }),
    submittedState('registration-username-taken', ({ LL }) => LL.problems.codes.username_taken(), {
      answers: {
        register: { status: 409, code: 'username_taken', fields: [{ field: 'username', code: 'taken' }] },
      },
    }),
    ...refusalStates('register', 'registration', { 400: null }),
  ],
};

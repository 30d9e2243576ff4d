import { calls } from '../calls/calls';
import { stateOfCall, refusalStates, refusalState } from '../refusals';
import { type Group, type StateOptions, type State, type Step, createState } from '../state';

const at = { to: 'registration' } as const;

const { steps: filled = [] } = calls.register;

const sent = (name: string, shows: State['shows'], own: StateOptions): State =>
  stateOfCall('register', name, shows, own);

const city = (typed: string): Step => ({ type: typed, into: ({ LL }) => LL.account.registration.city() });

/** A new account. */
export const registration: Group = {
  screen: 'Registration',
  states: [
    createState('registration', at, ({ LL }) => LL.account.registration.lead(), { quick: 'screen' }),
    createState('registration-empty', at, ({ LL }) => LL.account.fields.username.required(), {
      steps: filled.slice(-1),
      quick: 'state',
    }),
    createState('registration-cities', at, () => 'Jihomoravský kraj', {
      answers: { getCities: 200 },
      steps: [city('br'), { until: () => 'Brno' }],
      quick: 'state',
    }),
    createState('registration-no-such-city', at, ({ LL }) => LL.common.cities.none(), {
      steps: [city('Atlantis')],
      quick: 'state',
    }),
    refusalState('getCities', 'registration-cities-failed', 500),
    sent('registration-sent', ({ LL }) => LL.account.checkEmail.title(), {
      answers: { register: 201 },
      quick: 'state',
    }),
    sent('registration-refused', ({ LL }) => LL.problems.fields.too_short(), {
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
    sent('registration-username-taken', ({ LL }) => LL.problems.codes.username_taken(), {
      answers: {
        register: { status: 409, code: 'username_taken', fields: [{ field: 'username', code: 'taken' }] },
      },
    }),
    ...refusalStates('register', 'registration', { 400: null }),
  ],
};

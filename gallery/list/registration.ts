import { reached } from '../reach/table';
import { calling, refusals, refused } from '../refusals';
import type { Group, State, Step } from '../state';

const at = { to: 'registration' } as const;

const { steps: filled = [] } = reached.register;

const sent = (name: string, state: Omit<State, 'name' | 'at' | 'steps'>): State =>
  calling('register', name, state);

const city = (typed: string): Step => ({ type: typed, into: ({ LL }) => LL.account.registration.city() });

/** A new account. */
export const registration: Group = {
  screen: 'Registration',
  states: [
    { name: 'registration', at, shows: ({ LL }) => LL.account.registration.lead(), quick: 'screen' },
    {
      name: 'registration-empty',
      at,
      steps: filled.slice(-1),
      shows: ({ LL }) => LL.account.fields.username.required(),
      quick: 'state',
    },
    {
      name: 'registration-cities',
      at,
      answers: { getCities: 200 },
      steps: [city('br'), { until: () => 'Brno' }],
      shows: () => 'Jihomoravský kraj',
      quick: 'state',
    },
    {
      name: 'registration-no-such-city',
      at,
      steps: [city('Atlantis')],
      shows: ({ LL }) => LL.common.cities.none(),
      quick: 'state',
    },
    refused('getCities', 'registration-cities-failed', 500),
    sent('registration-sent', {
      answers: { register: 201 },
      shows: ({ LL }) => LL.account.checkEmail.title(),
      quick: 'state',
    }),
    sent('registration-refused', {
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
      shows: ({ LL }) => LL.problems.fields.too_short(),
    }),
    sent('registration-username-taken', {
      answers: {
        register: { status: 409, code: 'username_taken', fields: [{ field: 'username', code: 'taken' }] },
      },
      shows: ({ LL }) => LL.problems.codes.username_taken(),
    }),
    sent('registration-email-taken', {
      answers: {
        register: { status: 409, code: 'email_taken', fields: [{ field: 'email', code: 'taken' }] },
      },
      shows: ({ LL }) => LL.problems.codes.email_taken(),
    }),
    ...refusals('register', 'registration', { 400: null }),
  ],
};

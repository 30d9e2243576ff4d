import type { Group, State, Step } from '../state';

const at = { to: 'registration' } as const;

const submit: Step = { press: 'button', name: ({ LL }) => LL.account.registration.submit() };

const filled: Step[] = [
  { type: 'pavla', into: ({ LL }) => LL.account.registration.username() },
  { type: 'pavla@example.com', into: ({ LL }) => LL.account.registration.email() },
  { type: 'long password', into: ({ LL }) => LL.account.registration.password() },
  { type: 'Pavla', into: ({ LL }) => LL.account.registration.firstName() },
  { type: 'Nová', into: ({ LL }) => LL.account.registration.lastName() },
  { press: 'checkbox', name: ({ LL }) => LL.account.registration.privacy() },
  submit,
];

const sent = (name: string, state: Omit<State, 'name' | 'at' | 'steps'>): State => ({
  name,
  at,
  steps: filled,
  ...state,
});

const city = (typed: string): Step => ({ type: typed, into: ({ LL }) => LL.account.registration.city() });

/** A new account. */
export const registration: Group = {
  screen: 'Registration',
  states: [
    { name: 'registration', at, shows: ({ LL }) => LL.account.registration.lead(), quick: 'screen' },
    {
      name: 'registration-empty',
      at,
      steps: [submit],
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
      shows: ({ LL }) => LL.account.city.none(),
      quick: 'state',
    },
    {
      name: 'registration-cities-failed',
      at,
      answers: { getCities: 500 },
      shows: ({ LL }) => LL.account.city.failed(),
    },
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
            { field: 'password', code: 'too_short', bound: 8 },
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
    sent('registration-limited', {
      answers: { register: 429 },
      shows: ({ LL }) => LL.common.form.wait({ seconds: 30 }),
    }),
    sent('registration-failed', {
      answers: { register: 500 },
      shows: ({ LL }) => LL.problems.codes.internal_error(),
    }),
  ],
};

import { WAIT, type Row } from '../row.ts';
import { exactly } from '../shape.ts';
import { providerStates } from '../states.ts';

const { username, email } = providerStates['no such account'].params;
const EMAIL = { email };
const NEW = {
  username,
  email,
  password: 'velmi tajné heslo',
  first_name: 'Petra',
  last_name: 'Paktová',
  city_id: null,
  language: 'cs',
  privacy_policy_accepted: true,
};
const accepted = { status: exactly('accepted') };

/** Registering and verifying the address. */
// oxfmt-ignore
export const registrationRows: Row[] = [
  { operation: 'register', when: 'a new account', given: ['no such account'], body: NEW, status: 201, answer: { email: exactly(email), status: exactly('verification_required') } },
  { operation: 'register', when: 'a new account in a city', given: ['no such account', 'a city'], body: { ...NEW, city_id: '${city_id}' }, status: 201, answer: { email: exactly(email), status: exactly('verification_required') } },
  { operation: 'register', when: 'no such city', given: ['no such account', 'no such city'], body: { ...NEW, city_id: '${city_id}' }, status: 400, problem: { code: 'validation_failed', field: 'city_id', fieldCode: 'unknown_city' } },
  { operation: 'register', when: 'a taken username', given: ['a taken username'], body: NEW, status: 409, problem: { code: 'username_taken', field: 'username', fieldCode: 'taken' } },
  { operation: 'register', when: 'a taken address', given: ['a taken address'], body: NEW, status: 409, problem: { code: 'email_taken', field: 'email', fieldCode: 'taken' } },
  { operation: 'register', when: 'many registrations were tried', given: ['no such account', 'many registrations were tried'], body: NEW, ...WAIT },

  { operation: 'verifyEmail', when: 'a new link', given: ['a verification link'], status: 200, answer: { status: exactly('verified') } },
  { operation: 'verifyEmail', when: 'a verified address', given: ['a verification link of a verified address'], status: 200, answer: { status: exactly('already_verified') } },
  { operation: 'verifyEmail', when: 'no such link', given: ['no such verification link'], status: 400, problem: { code: 'verification_link_invalid' } },
  { operation: 'verifyEmail', when: 'a link that is too old', given: ['an old verification link'], status: 410, problem: { code: 'verification_link_expired' } },

  { operation: 'resendVerificationEmail', when: 'an address that waits to be verified', given: ['an address that waits to be verified'], body: EMAIL, status: 202, answer: accepted },
  { operation: 'resendVerificationEmail', when: 'an address of nobody', given: ['no such account'], body: EMAIL, status: 202, answer: accepted },
  { operation: 'resendVerificationEmail', when: 'no address', given: ['no such account'], body: { email: 'petra' }, status: 400, problem: { code: 'validation_failed', field: 'email' } },
  { operation: 'resendVerificationEmail', when: 'a mail was just sent', given: ['a verification mail was just sent'], body: EMAIL, ...WAIT },
];

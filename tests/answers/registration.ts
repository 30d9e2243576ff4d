import { inOtherCase, later, times, tooOften, WAIT, wrong, type Row } from './answer.ts';
import { exactly } from './exactly.ts';
import { providerStates } from './states.ts';
import { DAY, MINUTE } from '@mocks/db/state.fixture';

const { username, email } = providerStates['no such account'].params;
const EMAIL = { email };
/** A registration. */
export const NEW = {
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
  { operation: 'register', when: 'a taken username in other letters', given: ['a taken username'], body: { ...NEW, username: username.toUpperCase() }, status: 409, problem: { code: 'username_taken' }, here: { fields: { username: 'taken' } } },
  { operation: 'register', when: 'a taken address in other letters', given: ['a taken address'], body: { ...NEW, email: 'Petra@example.com' }, status: 409, problem: { code: 'email_taken' }, here: { fields: { email: 'taken' } } },
  { operation: 'register', when: 'a taken username and a taken address', given: ['a taken username', 'an address of an account'], body: NEW, status: 409, problem: { code: 'username_taken' }, here: { fields: { username: 'taken', email: 'taken' } } },
  { operation: 'register', when: 'nothing', given: [], body: {}, invalid: true,
    ...wrong({ username: 'required', email: 'required', password: 'required', first_name: 'required', last_name: 'required', city_id: 'required', language: 'required', privacy_policy_accepted: 'required' }) },
  { operation: 'register', when: 'everything wrong', given: [], invalid: true,
    body: { ...NEW, username: 'ab', email: 'ondra', password: 'krátké', first_name: '', last_name: 'x'.repeat(51), city_id: 0, language: 'de', privacy_policy_accepted: false },
    ...wrong({ username: 'too_short', email: 'invalid', password: 'too_short', first_name: 'too_short', last_name: 'too_long', city_id: 'too_small', language: 'invalid', privacy_policy_accepted: 'not_accepted' }) },
  { operation: 'register', when: 'a blank name', given: [], body: { ...NEW, first_name: '  ' }, invalid: true, ...wrong({ first_name: 'too_short' }) },
  { operation: 'register', when: 'more white space than fits', given: [], body: { ...NEW, username: ' '.repeat(31), email: ' '.repeat(300), first_name: ' '.repeat(60) }, invalid: true, ...wrong({ username: 'too_short', email: 'too_short', first_name: 'too_short' }) },
  { operation: 'register', when: 'an address that is too long and none', given: [], body: { ...NEW, email: 'x'.repeat(300) }, invalid: true, ...wrong({ email: 'too_long' }) },
  { operation: 'register', when: 'five times with one address', given: ['a taken address'], body: NEW, ...tooOften('register') },

  { operation: 'verifyEmail', when: 'a new link', given: ['a verification link'], status: 200, answer: { status: exactly('verified') } },
  { operation: 'verifyEmail', when: 'a verified address', given: ['a verification link of a verified address'], status: 200, answer: { status: exactly('already_verified') } },
  { operation: 'verifyEmail', when: 'no such link', given: ['no such verification link'], status: 400, problem: { code: 'verification_link_invalid' } },
  { operation: 'verifyEmail', when: 'a link that is too old', given: ['an old verification link'], status: 410, problem: { code: 'verification_link_expired' } },
  { operation: 'verifyEmail', when: 'for the second time', given: ['a verification link'], status: 200, answer: { status: 'already_verified' }, here: { before: times(1) } },
  { operation: 'verifyEmail', when: 'the id of somebody else', given: ['a verification link'], status: 400, problem: { code: 'verification_link_invalid' }, here: { values: { uid: 'MQ' } } },
  { operation: 'verifyEmail', when: 'a token in other letters', given: ['a verification link'], status: 400, problem: { code: 'verification_link_invalid' }, here: { before: inOtherCase('token') } },
  { operation: 'verifyEmail', when: 'without values', given: [], invalid: true, ...wrong({ uid: 'required', token: 'required' }) },
  { operation: 'verifyEmail', when: 'after a day', given: ['a verification link'], status: 410, problem: { code: 'verification_link_expired' }, here: { before: later(DAY + 1) } },

  { operation: 'resendVerificationEmail', when: 'an address that waits to be verified', given: ['an address that waits to be verified'], body: EMAIL, status: 202, answer: accepted },
  { operation: 'resendVerificationEmail', when: 'an address of nobody', given: ['no such account'], body: EMAIL, status: 202, answer: accepted },
  { operation: 'resendVerificationEmail', when: 'no address', given: ['no such account'], body: { email: 'petra' }, invalid: true, status: 400, problem: { code: 'validation_failed', field: 'email' } },
  { operation: 'resendVerificationEmail', when: 'a mail was just sent', given: ['a verification mail was just sent'], body: EMAIL, ...WAIT },
  { operation: 'resendVerificationEmail', when: 'an address that is verified', given: ['an address of an account'], body: EMAIL, status: 202, answer: { status: 'accepted' }, here: {} },
  { operation: 'resendVerificationEmail', when: 'again after a minute', given: ['an address that waits to be verified'], body: EMAIL, status: 202, here: { before: async (world, send, values) => { await send(); return later(MINUTE)(world, send, values); } } },
  { operation: 'resendVerificationEmail', when: 'twice in a minute', given: ['an address that waits to be verified'], body: EMAIL, ...tooOften('verification_mail') },
  { operation: 'resendVerificationEmail', when: 'twice in a minute to nobody', given: ['no such account'], body: EMAIL, ...tooOften('verification_mail') },
];

import { MINUTE } from '@mocks/db/state.fixture';
import { swapCase, repeatCall, limitRefusal, RATE_LIMITED, fieldRefusal, type Row } from '../answer.ts';
import { exactly } from '../exactly.ts';
import { providerStates } from '../states.ts';

const { username, email } = providerStates['no such account'].params;
const EMAIL_BODY = { email };
export const NEW_USER = {
  username,
  email,
  password: 'velmi tajné heslo',
  first_name: 'Petra',
  last_name: 'Paktová',
  city_id: null,
  language: 'cs',
  privacy_policy_accepted: true,
};
const acceptedAnswer = { status: exactly('accepted') };

// oxfmt-ignore
export const registrationRows: Row[] = [
  { operation: 'register', when: 'a new account', states: ['no such account'], body: NEW_USER, status: 201, answer: { email: exactly(email), status: exactly('verification_required') } },
  { operation: 'register', when: 'a new account in a city', states: ['no such account', 'a city'], body: { ...NEW_USER, city_id: '${city_id}' }, status: 201, answer: { email: exactly(email), status: exactly('verification_required') } },
  { operation: 'register', when: 'no such city', states: ['no such account', 'no such city'], body: { ...NEW_USER, city_id: '${city_id}' }, status: 400, problem: { code: 'validation_failed', field: 'city_id', fieldCode: 'unknown_city' } },
  { operation: 'register', when: 'a taken username', states: ['a taken username'], body: NEW_USER, status: 409, problem: { code: 'username_taken', field: 'username', fieldCode: 'taken' } },
  { operation: 'register', when: 'a taken address', states: ['a taken address'], body: NEW_USER, status: 409, problem: { code: 'email_taken', field: 'email', fieldCode: 'taken' } },
  { operation: 'register', when: 'many registrations were tried', states: ['no such account', 'many registrations were tried'], body: NEW_USER, ...RATE_LIMITED },
  { operation: 'register', when: 'a taken username in capital letters', states: ['a taken username'], body: { ...NEW_USER, username: username.toUpperCase() }, status: 409, problem: { code: 'username_taken' }, contractTestParts: { fieldCodes: { username: 'taken' } } },
  { operation: 'register', when: 'a taken address with a capital letter', states: ['a taken address'], body: { ...NEW_USER, email: 'Petra@example.com' }, status: 409, problem: { code: 'email_taken' }, contractTestParts: { fieldCodes: { email: 'taken' } } },
  { operation: 'register', when: 'a taken username and a taken address', states: ['a taken username', 'an address of an account'], body: NEW_USER, status: 409, problem: { code: 'username_taken' }, contractTestParts: { fieldCodes: { username: 'taken', email: 'taken' } } },
  { operation: 'register', when: 'an address that differs from a taken one in more than case', states: ['a taken address'], body: { ...NEW_USER, email: email.replace('@', '+x@') }, status: 201, contractTestParts: {} },
  { operation: 'register', when: 'an empty object', states: [], body: {}, isInvalid: true,
    ...fieldRefusal({ username: 'required', email: 'required', password: 'required', first_name: 'required', last_name: 'required', city_id: 'required', language: 'required', privacy_policy_accepted: 'required' }) },
  { operation: 'register', when: 'all fields invalid', states: [], isInvalid: true,
    body: { ...NEW_USER, username: 'ab', email: 'ondra', password: 'krátké', first_name: '', last_name: 'x'.repeat(51), city_id: 0, language: 'de', privacy_policy_accepted: false },
    ...fieldRefusal({ username: 'too_short', email: 'invalid', password: 'too_short', first_name: 'too_short', last_name: 'too_long', city_id: 'too_small', language: 'invalid', privacy_policy_accepted: 'not_accepted' }) },
  { operation: 'register', when: 'more white space than the longest value has letters', states: [], body: { ...NEW_USER, username: ' '.repeat(31), email: ' '.repeat(300), first_name: ' '.repeat(60) }, isInvalid: true, ...fieldRefusal({ username: 'too_short', email: 'too_short', first_name: 'too_short' }) },
  { operation: 'register', when: 'a text that is too long and no address', states: [], body: { ...NEW_USER, email: 'x'.repeat(300) }, isInvalid: true, ...fieldRefusal({ email: 'too_long' }) },
  { operation: 'register', when: 'five times with one address', states: ['a taken address'], body: NEW_USER, ...limitRefusal('register') },

  { operation: 'verifyEmail', when: 'a new link', states: ['a verification link'], status: 200, answer: { status: exactly('verified') } },
  { operation: 'verifyEmail', when: 'a verified address', states: ['a verification link of a verified address'], status: 200, answer: { status: exactly('already_verified') } },
  { operation: 'verifyEmail', when: 'no such link', states: ['no such verification link'], status: 400, problem: { code: 'verification_link_invalid' } },
  { operation: 'verifyEmail', when: 'a link that is too old', states: ['an old verification link'], status: 410, problem: { code: 'verification_link_expired' } },
  { operation: 'verifyEmail', when: 'for the second time', states: ['a verification link'], status: 200, answer: { status: 'already_verified' }, contractTestParts: { prepare: repeatCall(1) } },
  { operation: 'verifyEmail', when: 'a token with swapped letter case', states: ['a verification link'], status: 400, problem: { code: 'verification_link_invalid' }, contractTestParts: { prepare: swapCase('token') } },
  { operation: 'verifyEmail', when: 'without values', states: [], isInvalid: true, ...fieldRefusal({ uid: 'required', token: 'required' }) },

  { operation: 'resendVerificationEmail', when: 'an address that waits to be verified', states: ['an address that waits to be verified'], body: EMAIL_BODY, status: 202, answer: acceptedAnswer },
  { operation: 'resendVerificationEmail', when: 'an address of nobody', states: ['no such account'], body: EMAIL_BODY, status: 202, answer: acceptedAnswer },
  { operation: 'resendVerificationEmail', when: 'no address', states: ['no such account'], body: { email: 'petra' }, isInvalid: true, status: 400, problem: { code: 'validation_failed', field: 'email' } },
  { operation: 'resendVerificationEmail', when: 'a mail was just sent', states: ['a verification mail was just sent'], body: EMAIL_BODY, ...RATE_LIMITED },
  { operation: 'resendVerificationEmail', when: 'an address that is verified', states: ['an address of an account'], body: EMAIL_BODY, status: 202, answer: { status: 'accepted' }, contractTestParts: {} },
  { operation: 'resendVerificationEmail', when: 'again after a minute', states: ['an address that waits to be verified'], body: EMAIL_BODY, status: 202, contractTestParts: { prepare: repeatCall(1), embeddedOnly: { reason: 'a run does not wait for so long', change: ({ clock }) => { clock.shift += MINUTE; } } } },
  { operation: 'resendVerificationEmail', when: 'twice in a minute', states: ['an address that waits to be verified'], body: EMAIL_BODY, ...limitRefusal('verification_mail') },
  { operation: 'resendVerificationEmail', when: 'twice in a minute to nobody', states: ['no such account'], body: EMAIL_BODY, ...limitRefusal('verification_mail') },
];

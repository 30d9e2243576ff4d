import { swapCase, repeatCall, limitRefusal, RATE_LIMITED, type Row } from '../answer.ts';
import { exactly } from '../exactly.ts';
import { providerStates } from '../states.ts';

const EMAIL_BODY = { email: providerStates['an address of an account'].params.email };
const NEW_PASSWORD_BODY = { uid: '${uid}', token: '${token}', password: 'úplně nové heslo' };
const acceptedAnswer = { status: exactly('accepted') };

// oxfmt-ignore
export const recoveryRows: Row[] = [
  { operation: 'requestPasswordReset', when: 'an address of an account', states: ['an address of an account'], body: EMAIL_BODY, status: 202, answer: acceptedAnswer },
  { operation: 'requestPasswordReset', when: 'an address of nobody', states: ['no such account'], body: EMAIL_BODY, status: 202, answer: acceptedAnswer },
  { operation: 'requestPasswordReset', when: 'no address', states: ['no such account'], body: { email: 'petra' }, isInvalid: true, status: 400, problem: { code: 'validation_failed', field: 'email' } },
  { operation: 'requestPasswordReset', when: 'a mail was just sent', states: ['a password mail was just sent'], body: EMAIL_BODY, ...RATE_LIMITED },
  { operation: 'requestPasswordReset', when: 'twice in a minute', states: ['an address of an account'], body: EMAIL_BODY, ...limitRefusal('reset_mail') },
  { operation: 'requestPasswordReset', when: 'twice in a minute for nobody', states: ['no such account'], body: EMAIL_BODY, ...limitRefusal('reset_mail') },

  { operation: 'confirmPasswordReset', when: 'a new link', states: ['a password link'], body: NEW_PASSWORD_BODY, status: 204 },
  { operation: 'confirmPasswordReset', when: 'a password that is too short', states: ['a password link'], body: { ...NEW_PASSWORD_BODY, password: 'krátké' }, isInvalid: true, status: 400, problem: { code: 'validation_failed', field: 'password' } },
  { operation: 'confirmPasswordReset', when: 'no such link', states: ['no such password link'], body: NEW_PASSWORD_BODY, status: 400, problem: { code: 'reset_link_invalid' } },
  { operation: 'confirmPasswordReset', when: 'a link that is too old', states: ['an old password link'], body: NEW_PASSWORD_BODY, status: 410, problem: { code: 'reset_link_expired' } },
  { operation: 'confirmPasswordReset', when: 'a used link', states: ['a used password link'], body: NEW_PASSWORD_BODY, status: 410, problem: { code: 'reset_link_used' } },
  { operation: 'confirmPasswordReset', when: 'many links were tried', states: ['many password links were tried'], body: NEW_PASSWORD_BODY, ...RATE_LIMITED },
  { operation: 'confirmPasswordReset', when: 'a token with swapped letter case', states: ['a password link'], body: NEW_PASSWORD_BODY, status: 400, problem: { code: 'reset_link_invalid' }, contractTestParts: { prepare: swapCase('token') } },
  { operation: 'confirmPasswordReset', when: 'for the second time', states: ['a password link'], body: NEW_PASSWORD_BODY, status: 410, problem: { code: 'reset_link_used' }, contractTestParts: { prepare: repeatCall(1) } },
  { operation: 'confirmPasswordReset', when: 'after five wrong tokens', states: ['a password link'], body: NEW_PASSWORD_BODY, ...limitRefusal('reset', { body: { ...NEW_PASSWORD_BODY, token: 'x' } }) },
];

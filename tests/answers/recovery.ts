import { inOtherCase, later, times, tooOften, WAIT, type Row } from './answer.ts';
import { exactly } from './exactly.ts';
import { HOUR } from '@mocks/db/state.fixture';
import { providerStates } from './states.ts';

const EMAIL = { email: providerStates['an address of an account'].params.email };
const NEW = { uid: '${uid}', token: '${token}', password: 'úplně nové heslo' };
const accepted = { status: exactly('accepted') };

/** Setting a forgotten password anew. */
// oxfmt-ignore
export const recoveryRows: Row[] = [
  { operation: 'requestPasswordReset', when: 'an address of an account', given: ['an address of an account'], body: EMAIL, status: 202, answer: accepted },
  { operation: 'requestPasswordReset', when: 'an address of nobody', given: ['no such account'], body: EMAIL, status: 202, answer: accepted },
  { operation: 'requestPasswordReset', when: 'no address', given: ['no such account'], body: { email: 'petra' }, invalid: true, status: 400, problem: { code: 'validation_failed', field: 'email' } },
  { operation: 'requestPasswordReset', when: 'a mail was just sent', given: ['a password mail was just sent'], body: EMAIL, ...WAIT },
  { operation: 'requestPasswordReset', when: 'twice in a minute', given: ['an address of an account'], body: EMAIL, ...tooOften('reset_mail') },
  { operation: 'requestPasswordReset', when: 'twice in a minute for nobody', given: ['no such account'], body: EMAIL, ...tooOften('reset_mail') },

  { operation: 'confirmPasswordReset', when: 'a new link', given: ['a password link'], body: NEW, status: 204 },
  { operation: 'confirmPasswordReset', when: 'a password that is too short', given: ['a password link'], body: { ...NEW, password: 'krátké' }, invalid: true, status: 400, problem: { code: 'validation_failed', field: 'password' } },
  { operation: 'confirmPasswordReset', when: 'no such link', given: ['no such password link'], body: NEW, status: 400, problem: { code: 'reset_link_invalid' } },
  { operation: 'confirmPasswordReset', when: 'a link that is too old', given: ['an old password link'], body: NEW, status: 410, problem: { code: 'reset_link_expired' } },
  { operation: 'confirmPasswordReset', when: 'a used link', given: ['a used password link'], body: NEW, status: 410, problem: { code: 'reset_link_used' } },
  { operation: 'confirmPasswordReset', when: 'many links were tried', given: ['many password links were tried'], body: NEW, ...WAIT },
  { operation: 'confirmPasswordReset', when: 'a link of somebody else', given: ['a password link'], body: { ...NEW, uid: 'Mg' }, status: 400, problem: { code: 'reset_link_invalid' }, here: {} },
  { operation: 'confirmPasswordReset', when: 'a token in other letters', given: ['a password link'], body: NEW, status: 400, problem: { code: 'reset_link_invalid' }, here: { before: inOtherCase('token') } },
  { operation: 'confirmPasswordReset', when: 'after an hour', given: ['a password link'], body: NEW, status: 410, problem: { code: 'reset_link_expired' }, here: { before: later(HOUR + 1) } },
  { operation: 'confirmPasswordReset', when: 'for the second time', given: ['a password link'], body: NEW, status: 410, problem: { code: 'reset_link_used' }, here: { before: times(1) } },
  { operation: 'confirmPasswordReset', when: 'after five wrong tokens', given: ['a password link'], body: NEW, ...tooOften('reset', { body: { ...NEW, token: 'x' } }) },
];

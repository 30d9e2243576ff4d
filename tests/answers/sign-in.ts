import { limits } from '@/generated/rules';
import { sessionUser, tokens } from './examples.ts';
import {
  swapCase,
  advanceClock,
  SIGNED_IN,
  repeatCall,
  limitReached,
  RATE_LIMITED,
  invalidFields,
  type Preparation,
  type Row,
} from './answer.ts';
import { exactly } from './exactly.ts';
import { providerStates } from './states.ts';
import { googleCredential } from './states/session.ts';
import { DAY, MINUTE } from '@mocks/db/state.fixture';

const ACCOUNT = providerStates['an account'].params;
const CODE = { otp_token: '${otp_token}', code: '${code}' };
const CREDENTIAL = { credential: '${credential}' };
const REFRESH = { refresh: '${refresh_token}' };
/** Replaces the credential of the state by one with these claims. */
const withClaims =
  (claims: Record<string, unknown>): Preparation =>
  (backend) =>
    googleCredential(backend, claims);

const LOGOUT = { refresh_token: '${refresh_token}' };

const signedIn = { ...tokens, status: exactly('authenticated') };
const codeRequired = {
  status: exactly('otp_required'),
  otp_token: 'kP8sV2mQ4xT7bN1cZ6aW',
  channel: exactly('email'),
  expires_at: '2026-11-20T18:10:00+01:00',
};

// oxfmt-ignore
export const signInRows: Row[] = [
  { operation: 'login', when: 'the right password', states: ['an account'], body: ACCOUNT, status: 200, answer: signedIn },
  { operation: 'login', when: 'the right password, and a code is asked for', states: ['an account that asks for a code'], body: ACCOUNT, status: 200, answer: codeRequired },
  { operation: 'login', when: 'a wrong password', states: ['an account'], body: { ...ACCOUNT, password: 'něco jiného' }, status: 401, problem: { code: 'invalid_credentials' } },
  { operation: 'login', when: 'an address that is not verified', states: ['an account that is not verified'], body: ACCOUNT, status: 403, problem: { code: 'email_not_verified' } },
  { operation: 'login', when: 'many wrong passwords were tried', states: ['many wrong passwords were tried'], body: ACCOUNT, ...RATE_LIMITED },
  { operation: 'login', when: 'no password', states: ['an account'], body: { ...ACCOUNT, password: '' }, invalid: true, status: 400, problem: { code: 'validation_failed', field: 'password' } },
  { operation: 'login', when: 'nobody', states: ['no such account'], body: ACCOUNT, status: 401, problem: { code: 'invalid_credentials' }, contractOnly: {} },
  { operation: 'login', when: 'no body', states: [], invalid: true, ...invalidFields({ body: 'required' }) },
  { operation: 'login', when: 'broken JSON', states: [], invalid: true, ...invalidFields({ body: 'invalid' }, { raw: '{"username": "ja' }) },
  { operation: 'login', when: 'JSON that is no UTF-8', states: ['an account'], invalid: true, ...invalidFields({ body: 'invalid' }, { raw: Buffer.from(JSON.stringify({ ...ACCOUNT, password: 'é' }), 'latin1') }) },
  { operation: 'login', when: 'another content type', states: ['an account'], body: ACCOUNT, invalid: true, ...invalidFields({ body: 'invalid' }, { headers: { 'Content-Type': 'text/plain' } }) },
  { operation: 'login', when: 'a content type with its charset', states: ['an account'], body: ACCOUNT, status: 200, contractOnly: { headers: { 'Content-Type': 'application/json; charset=utf-8' } } },
  { operation: 'login', when: 'a list', states: [], body: [], invalid: true, ...invalidFields({ body: 'invalid' }) },
  { operation: 'login', when: 'after five wrong passwords', states: ['an account'], body: ACCOUNT, ...limitReached('login', { body: { ...ACCOUNT, password: 'špatně' } }) },

  { operation: 'googleAuth', when: 'Google vouches for the person', states: ['a Google credential'], body: CREDENTIAL, status: 200, answer: signedIn },
  { operation: 'googleAuth', when: 'Google does not vouch for the person', states: ['a Google credential that is not valid'], body: CREDENTIAL, status: 400, problem: { code: 'google_credential_invalid' } },
  { operation: 'googleAuth', when: 'many credentials were tried', states: ['many Google credentials were tried'], body: CREDENTIAL, ...RATE_LIMITED },
  { operation: 'googleAuth', when: 'somebody who is asked for a code', states: [], body: CREDENTIAL, status: 200, answer: { status: 'otp_required' }, contractOnly: { prepare: withClaims({ email: 'tomas@example.com' }) } },
  ...([
    ['a credential of another app', { aud: 'jiná' }],
    ['an address that is not verified', { email_verified: false }],
    ['a credential that names nobody', { sub: undefined }],
    ['a credential of another issuer', { iss: 'https://example.com' }],
  ] as const).map(([when, claims]): Row => ({ operation: 'googleAuth', when, states: [], body: CREDENTIAL, status: 400, problem: { code: 'google_credential_invalid' }, contractOnly: { prepare: withClaims(claims) } })),
  { operation: 'googleAuth', when: 'anything', states: [], body: { credential: 'cokoli' }, status: 400, problem: { code: 'google_credential_invalid' }, contractOnly: {} },
  // Other backends cannot know which person an invalid credential belongs to, so they may not count it.
  { operation: 'googleAuth', when: 'after five wrong credentials', states: ['a Google credential that is not valid'], body: CREDENTIAL, ...RATE_LIMITED, contractOnly: { embeddedOnly: true, prepare: repeatCall(limits.google.times) } },

  { operation: 'verifyOtp', when: 'the right code', states: ['a mailed code'], body: CODE, status: 200, answer: signedIn },
  { operation: 'verifyOtp', when: 'a wrong code', states: ['a mailed code and another one'], body: CODE, status: 401, problem: { code: 'otp_invalid' } },
  { operation: 'verifyOtp', when: 'a code that is too old', states: ['a mailed code that is too old'], body: CODE, status: 410, problem: { code: 'otp_expired' } },
  { operation: 'verifyOtp', when: 'many codes were tried', states: ['many wrong codes were tried'], body: CODE, ...RATE_LIMITED },
  { operation: 'verifyOtp', when: 'a code of three digits', states: ['a mailed code'], body: { ...CODE, code: '123' }, invalid: true, status: 400, problem: { code: 'validation_failed', field: 'code' } },
  { operation: 'verifyOtp', when: 'an unknown sign-in', states: [], body: { otp_token: 'x', code: '123456' }, status: 401, problem: { code: 'otp_invalid' }, contractOnly: {} },
  { operation: 'verifyOtp', when: 'a sign-in in other letters', states: ['a mailed code'], body: CODE, status: 401, problem: { code: 'otp_invalid' }, contractOnly: { prepare: swapCase('otp_token') } },
  { operation: 'verifyOtp', when: 'after ten minutes', states: ['a mailed code'], body: CODE, status: 410, problem: { code: 'otp_expired' }, contractOnly: { prepare: advanceClock(10 * MINUTE) } },
  { operation: 'verifyOtp', when: 'for the second time', states: ['a mailed code'], body: CODE, status: 410, problem: { code: 'otp_expired' }, contractOnly: { prepare: repeatCall(1) } },
  { operation: 'verifyOtp', when: 'after five wrong codes', states: ['a mailed code and another one'], body: CODE, ...limitReached('otp') },

  { operation: 'refreshToken', when: 'a session that goes on', states: [SIGNED_IN], body: REFRESH, status: 200, answer: { access: tokens.access } },
  { operation: 'refreshToken', when: 'a session that has expired', states: ['a session that has expired'], body: REFRESH, status: 401, problem: { code: ['refresh_token_expired', 'refresh_token_invalid'] } },
  { operation: 'refreshToken', when: 'a session that was ended', states: ['a session that was ended'], body: REFRESH, status: 401, problem: { code: ['refresh_token_expired', 'refresh_token_invalid'] } },
  { operation: 'refreshToken', when: 'anything', states: [], body: { refresh: 'cokoli' }, status: 401, problem: { code: 'refresh_token_invalid' }, contractOnly: {} },
  { operation: 'refreshToken', when: 'an access token', states: [SIGNED_IN], body: { refresh: '${access_token}' }, status: 401, problem: { code: 'refresh_token_invalid' }, contractOnly: {} },
  { operation: 'refreshToken', when: 'after thirty days', states: [SIGNED_IN], body: REFRESH, status: 401, problem: { code: 'refresh_token_expired' }, contractOnly: { prepare: advanceClock(30 * DAY) } },

  { operation: 'getSession', when: 'a person is signed in', states: [SIGNED_IN], status: 200, answer: { user: sessionUser, partner: null } },
  { operation: 'getSession', when: 'the person came through a partner', states: [SIGNED_IN, 'the person came through a partner'], status: 200, answer: { user: sessionUser, partner: { slug: 'sokol-brno', name: 'Sokol Brno' } } },
  { operation: 'getSession', when: 'a refresh token', states: [SIGNED_IN], status: 401, problem: { code: 'token_invalid' }, contractOnly: { prepare: (_, __, { refresh_token = '' }) => ({ access_token: refresh_token }) } },

  { operation: 'logout', when: 'a person is signed in', states: [SIGNED_IN], body: LOGOUT, status: 204 },
  { operation: 'logout', when: 'an unknown refresh token', states: [SIGNED_IN], body: { refresh_token: 'cokoli' }, status: 204, contractOnly: {} },
  { operation: 'logout', when: 'for the second time', states: [SIGNED_IN], body: LOGOUT, status: 401, problem: { code: 'token_invalid' }, contractOnly: { prepare: repeatCall(1) } },
];

import { limits } from '@/generated/rules';
import { sessionUser, tokens } from './examples.ts';
import {
  inOtherCase,
  later,
  SIGNED_IN,
  times,
  tooOften,
  WAIT,
  wrong,
  type Before,
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
/** In place of the state's, a credential with other claims. */
const claiming =
  (claims: Record<string, unknown>): Before =>
  (world) =>
    googleCredential(world, claims);

const LOGOUT = { refresh_token: '${refresh_token}' };

const signedIn = { ...tokens, status: exactly('authenticated') };
const codeAsked = {
  status: exactly('otp_required'),
  otp_token: 'kP8sV2mQ4xT7bN1cZ6aW',
  channel: exactly('email'),
  expires_at: '2026-11-20T18:10:00+01:00',
};

/** Signing in and out; a 401 of these calls speaks of other credentials than the session's and does not end it. */
// oxfmt-ignore
export const signInRows: Row[] = [
  { operation: 'login', when: 'the right password', given: ['an account'], body: ACCOUNT, status: 200, answer: signedIn },
  { operation: 'login', when: 'the right password, and a code is asked for', given: ['an account that asks for a code'], body: ACCOUNT, status: 200, answer: codeAsked },
  { operation: 'login', when: 'a wrong password', given: ['an account'], body: { ...ACCOUNT, password: 'něco jiného' }, status: 401, problem: { code: 'invalid_credentials' } },
  { operation: 'login', when: 'an address that is not verified', given: ['an account that is not verified'], body: ACCOUNT, status: 403, problem: { code: 'email_not_verified' } },
  { operation: 'login', when: 'many wrong passwords were tried', given: ['many wrong passwords were tried'], body: ACCOUNT, ...WAIT },
  { operation: 'login', when: 'no password', given: ['an account'], body: { ...ACCOUNT, password: '' }, invalid: true, status: 400, problem: { code: 'validation_failed', field: 'password' } },
  { operation: 'login', when: 'nobody', given: ['no such account'], body: ACCOUNT, status: 401, problem: { code: 'invalid_credentials' }, here: {} },
  { operation: 'login', when: 'no body', given: [], invalid: true, ...wrong({ body: 'required' }) },
  { operation: 'login', when: 'broken JSON', given: [], invalid: true, ...wrong({ body: 'invalid' }, { raw: '{"username": "ja' }) },
  { operation: 'login', when: 'JSON that is no UTF-8', given: ['an account'], invalid: true, ...wrong({ body: 'invalid' }, { raw: Buffer.from(JSON.stringify({ ...ACCOUNT, password: 'é' }), 'latin1') }) },
  { operation: 'login', when: 'another content type', given: ['an account'], body: ACCOUNT, invalid: true, ...wrong({ body: 'invalid' }, { headers: { 'Content-Type': 'text/plain' } }) },
  { operation: 'login', when: 'a content type with its charset', given: ['an account'], body: ACCOUNT, status: 200, here: { headers: { 'Content-Type': 'application/json; charset=utf-8' } } },
  { operation: 'login', when: 'a list', given: [], body: [], invalid: true, ...wrong({ body: 'invalid' }) },
  { operation: 'login', when: 'after five wrong passwords', given: ['an account'], body: ACCOUNT, ...tooOften('login', { body: { ...ACCOUNT, password: 'špatně' } }) },

  { operation: 'googleAuth', when: 'Google vouches for the person', given: ['a Google credential'], body: CREDENTIAL, status: 200, answer: signedIn },
  { operation: 'googleAuth', when: 'Google does not vouch for the person', given: ['a Google credential that is not valid'], body: CREDENTIAL, status: 400, problem: { code: 'google_credential_invalid' } },
  { operation: 'googleAuth', when: 'many credentials were tried', given: ['many Google credentials were tried'], body: CREDENTIAL, ...WAIT },
  { operation: 'googleAuth', when: 'somebody who is asked for a code', given: [], body: CREDENTIAL, status: 200, answer: { status: 'otp_required' }, here: { before: claiming({ email: 'tomas@example.com' }) } },
  ...([
    ['a credential of another app', { aud: 'jiná' }],
    ['an address that is not verified', { email_verified: false }],
    ['a credential that names nobody', { sub: undefined }],
    ['a credential of another issuer', { iss: 'https://example.com' }],
  ] as const).map(([when, claims]): Row => ({ operation: 'googleAuth', when, given: [], body: CREDENTIAL, status: 400, problem: { code: 'google_credential_invalid' }, here: { before: claiming(claims) } })),
  { operation: 'googleAuth', when: 'anything', given: [], body: { credential: 'cokoli' }, status: 400, problem: { code: 'google_credential_invalid' }, here: {} },
  // Of another backend nobody knows whom a credential that is not valid claims to be, if anybody.
  { operation: 'googleAuth', when: 'after five wrong credentials', given: ['a Google credential that is not valid'], body: CREDENTIAL, ...WAIT, here: { ours: true, before: times(limits.google.times) } },

  { operation: 'verifyOtp', when: 'the right code', given: ['a mailed code'], body: CODE, status: 200, answer: signedIn },
  { operation: 'verifyOtp', when: 'a wrong code', given: ['a mailed code and another one'], body: CODE, status: 401, problem: { code: 'otp_invalid' } },
  { operation: 'verifyOtp', when: 'a code that is too old', given: ['a mailed code that is too old'], body: CODE, status: 410, problem: { code: 'otp_expired' } },
  { operation: 'verifyOtp', when: 'many codes were tried', given: ['many wrong codes were tried'], body: CODE, ...WAIT },
  { operation: 'verifyOtp', when: 'a code of three digits', given: ['a mailed code'], body: { ...CODE, code: '123' }, invalid: true, status: 400, problem: { code: 'validation_failed', field: 'code' } },
  { operation: 'verifyOtp', when: 'an unknown sign-in', given: [], body: { otp_token: 'x', code: '123456' }, status: 401, problem: { code: 'otp_invalid' }, here: {} },
  { operation: 'verifyOtp', when: 'a sign-in in other letters', given: ['a mailed code'], body: CODE, status: 401, problem: { code: 'otp_invalid' }, here: { before: inOtherCase('otp_token') } },
  { operation: 'verifyOtp', when: 'after ten minutes', given: ['a mailed code'], body: CODE, status: 410, problem: { code: 'otp_expired' }, here: { before: later(10 * MINUTE) } },
  { operation: 'verifyOtp', when: 'for the second time', given: ['a mailed code'], body: CODE, status: 410, problem: { code: 'otp_expired' }, here: { before: times(1) } },
  { operation: 'verifyOtp', when: 'after five wrong codes', given: ['a mailed code and another one'], body: CODE, ...tooOften('otp') },

  { operation: 'refreshToken', when: 'a session that goes on', given: [SIGNED_IN], body: REFRESH, status: 200, answer: { access: tokens.access } },
  { operation: 'refreshToken', when: 'a session that has expired', given: ['a session that has expired'], body: REFRESH, status: 401, problem: { code: ['refresh_token_expired', 'refresh_token_invalid'] } },
  { operation: 'refreshToken', when: 'a session that was ended', given: ['a session that was ended'], body: REFRESH, status: 401, problem: { code: ['refresh_token_expired', 'refresh_token_invalid'] } },
  { operation: 'refreshToken', when: 'anything', given: [], body: { refresh: 'cokoli' }, status: 401, problem: { code: 'refresh_token_invalid' }, here: {} },
  { operation: 'refreshToken', when: 'an access token', given: [SIGNED_IN], body: { refresh: '${access_token}' }, status: 401, problem: { code: 'refresh_token_invalid' }, here: {} },
  { operation: 'refreshToken', when: 'after thirty days', given: [SIGNED_IN], body: REFRESH, status: 401, problem: { code: 'refresh_token_expired' }, here: { before: later(30 * DAY) } },

  { operation: 'getSession', when: 'a person is signed in', given: [SIGNED_IN], status: 200, answer: { user: sessionUser, partner: null } },
  { operation: 'getSession', when: 'the person came through a partner', given: [SIGNED_IN, 'the person came through a partner'], status: 200, answer: { user: sessionUser, partner: { slug: 'sokol-brno', name: 'Sokol Brno' } } },
  { operation: 'getSession', when: 'a refresh token', given: [SIGNED_IN], status: 401, problem: { code: 'token_invalid' }, here: { before: (_, __, { refresh_token = '' }) => ({ access_token: refresh_token }) } },

  { operation: 'logout', when: 'a person is signed in', given: [SIGNED_IN], body: LOGOUT, status: 204 },
  { operation: 'logout', when: 'an unknown refresh token', given: [SIGNED_IN], body: { refresh_token: 'cokoli' }, status: 204, here: {} },
  { operation: 'logout', when: 'for the second time', given: [SIGNED_IN], body: LOGOUT, status: 401, problem: { code: 'token_invalid' }, here: { before: times(1) } },
];

import { sessionUser, tokens } from '../examples.ts';
import { SIGNED_IN, WAIT, type Row } from '../row.ts';
import { exactly } from '../shape.ts';
import { providerStates } from '../states.ts';

const ACCOUNT = providerStates['an account'].params;
const CODE = { otp_token: '${otp_token}', code: '${code}' };
const CREDENTIAL = { credential: '${credential}' };
const REFRESH = { refresh: '${refresh_token}' };
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
  { operation: 'login', when: 'no password', given: ['an account'], body: { ...ACCOUNT, password: '' }, status: 400, problem: { code: 'validation_failed', field: 'password' } },

  { operation: 'googleAuth', when: 'Google vouches for the person', given: ['a Google credential'], body: CREDENTIAL, status: 200, answer: signedIn },
  { operation: 'googleAuth', when: 'Google does not vouch for the person', given: ['a Google credential that is not valid'], body: CREDENTIAL, status: 400, problem: { code: 'google_credential_invalid' } },
  { operation: 'googleAuth', when: 'many credentials were tried', given: ['many Google credentials were tried'], body: CREDENTIAL, ...WAIT },

  { operation: 'verifyOtp', when: 'the right code', given: ['a mailed code'], body: CODE, status: 200, answer: signedIn },
  { operation: 'verifyOtp', when: 'a wrong code', given: ['a mailed code and another one'], body: CODE, status: 401, problem: { code: 'otp_invalid' } },
  { operation: 'verifyOtp', when: 'a code that is too old', given: ['a mailed code that is too old'], body: CODE, status: 410, problem: { code: 'otp_expired' } },
  { operation: 'verifyOtp', when: 'many codes were tried', given: ['many wrong codes were tried'], body: CODE, ...WAIT },
  { operation: 'verifyOtp', when: 'a code of three digits', given: ['a mailed code'], body: { ...CODE, code: '123' }, status: 400, problem: { code: 'validation_failed', field: 'code' } },

  { operation: 'refreshToken', when: 'a session that goes on', given: [SIGNED_IN], body: REFRESH, status: 200, answer: { access: tokens.access } },
  { operation: 'refreshToken', when: 'a session that has expired', given: ['a session that has expired'], body: REFRESH, status: 401, problem: { code: ['refresh_token_expired', 'refresh_token_invalid'] } },
  { operation: 'refreshToken', when: 'a session that was ended', given: ['a session that was ended'], body: REFRESH, status: 401, problem: { code: ['refresh_token_expired', 'refresh_token_invalid'] } },

  { operation: 'getSession', when: 'a person is signed in', given: [SIGNED_IN], status: 200, answer: { user: sessionUser, partner: null } },
  { operation: 'getSession', when: 'the person came through a partner', given: [SIGNED_IN, 'the person came through a partner'], status: 200, answer: { user: sessionUser, partner: { slug: 'sokol-brno', name: 'Sokol Brno' } } },

  { operation: 'logout', when: 'a person is signed in', given: [SIGNED_IN], body: LOGOUT, status: 204 },
];

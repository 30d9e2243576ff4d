import { decodeJwt, UnsecuredJWT } from 'jose';
import { limits } from '@/generated/rules';
import { SIGNED_IN, RATE_LIMITED, type Row } from '../answer.ts';
import { swapCase, repeatCall, limitRefusal, fieldRefusal } from '../answer.ts';
import { exactly } from '../exactly.ts';
import { sessionUser, loginAnswer } from '../examples.ts';
import { providerStates } from '../states.ts';

const LOGIN_BODY = providerStates['an account'].params;
const CODE_BODY = { otp_token: '${otp_token}', code: '${code}' };
const CREDENTIAL_BODY = { credential: '${credential}' };
const REFRESH_BODY = { refresh: '${refresh_token}' };
const LOGOUT_BODY = { refresh_token: '${refresh_token}' };

const signedInAnswer = { ...loginAnswer, status: exactly('authenticated') };
const codeRequiredAnswer = {
  status: exactly('otp_required'),
  otp_token: 'kP8sV2mQ4xT7bN1cZ6aW',
  channel: exactly('email'),
  expires_at: '2026-11-20T18:10:00+01:00',
};

/** Functions that change an access token without the signing key, by the name of the change. */
const forgeries: Record<string, (token: string) => string> = {
  // The first letter is changed, because some bits of the last letter have no meaning.
  'another signature': (token) => token.replace(/(?<=\..*\.)./, (letter) => (letter === 'A' ? 'B' : 'A')),
  'another `exp` and the old signature'(token) {
    const [header, , signature] = token.split('.');
    const claims = decodeJwt(token);
    const [, payload] = new UnsecuredJWT({ ...claims, exp: claims.exp! + 60 }).encode().split('.');
    return `${header}.${payload}.${signature}`;
  },
  'the algorithm `none` and no signature': (token) => new UnsecuredJWT(decodeJwt(token)).encode(),
};

// oxfmt-ignore
export const signInRows: Row[] = [
  { operation: 'login', when: 'the right password', states: ['an account'], body: LOGIN_BODY, status: 200, answer: signedInAnswer },
  { operation: 'login', when: 'the right password, and a code is asked for', states: ['an account that asks for a code'], body: LOGIN_BODY, status: 200, answer: codeRequiredAnswer },
  { operation: 'login', when: 'a wrong password', states: ['an account'], body: { ...LOGIN_BODY, password: 'něco jiného' }, status: 401, problem: { code: 'invalid_credentials' } },
  { operation: 'login', when: 'an address that is not verified', states: ['an account that is not verified'], body: LOGIN_BODY, status: 403, problem: { code: 'email_not_verified' } },
  { operation: 'login', when: 'many wrong passwords were tried', states: ['many wrong passwords were tried'], body: LOGIN_BODY, ...RATE_LIMITED },
  { operation: 'login', when: 'no password', states: ['an account'], body: { ...LOGIN_BODY, password: '' }, isInvalid: true, status: 400, problem: { code: 'validation_failed', field: 'password' } },
  { operation: 'login', when: 'an unknown username', states: ['no such account'], body: LOGIN_BODY, status: 401, problem: { code: 'invalid_credentials' }, contractTestParts: {} },
  { operation: 'login', when: 'no body', states: [], isInvalid: true, ...fieldRefusal({ body: 'required' }) },
  { operation: 'login', when: 'broken JSON', states: [], isInvalid: true, ...fieldRefusal({ body: 'invalid' }, { rawBody: '{"username": "ja' }) },
  { operation: 'login', when: 'JSON that is no UTF-8', states: ['an account'], isInvalid: true, ...fieldRefusal({ body: 'invalid' }, { rawBody: Buffer.from(JSON.stringify({ ...LOGIN_BODY, password: 'é' }), 'latin1') }) },
  { operation: 'login', when: 'another content type', states: ['an account'], body: LOGIN_BODY, isInvalid: true, ...fieldRefusal({ body: 'invalid' }, { headers: { 'Content-Type': 'text/plain' } }) },
  { operation: 'login', when: 'a content type with its charset', states: ['an account'], body: LOGIN_BODY, status: 200, contractTestParts: { headers: { 'Content-Type': 'application/json; charset=utf-8' } } },
  { operation: 'login', when: 'a list as the body', states: [], body: [], isInvalid: true, ...fieldRefusal({ body: 'invalid' }) },
  { operation: 'login', when: 'after five wrong passwords', states: ['an account'], body: LOGIN_BODY, ...limitRefusal('login', { body: { ...LOGIN_BODY, password: 'špatně' } }) },

  { operation: 'googleAuth', when: 'Google vouches for the person', states: ['a Google credential'], body: CREDENTIAL_BODY, status: 200, answer: signedInAnswer },
  { operation: 'googleAuth', when: 'Google does not vouch for the person', states: ['a Google credential that is not valid'], body: CREDENTIAL_BODY, status: 400, problem: { code: 'google_credential_invalid' } },
  { operation: 'googleAuth', when: 'many credentials were tried', states: ['many Google credentials were tried'], body: CREDENTIAL_BODY, ...RATE_LIMITED },
  { operation: 'googleAuth', when: 'somebody who is asked for a code', states: ['a Google credential of an account that asks for a code'], body: CREDENTIAL_BODY, status: 200, answer: { status: 'otp_required' }, contractTestParts: {} },
  ...(['a Google credential for another app', 'a Google credential with an address that is not verified', 'a Google credential without a person', 'a Google credential of another issuer'] as const).map((state): Row => ({ operation: 'googleAuth', when: state, states: [state], body: CREDENTIAL_BODY, status: 400, problem: { code: 'google_credential_invalid' }, contractTestParts: {} })),
  { operation: 'googleAuth', when: 'a text that is no credential', states: [], body: { credential: 'cokoli' }, status: 400, problem: { code: 'google_credential_invalid' }, contractTestParts: {} },
  { operation: 'googleAuth', when: 'after five wrong credentials', states: ['a Google credential that is not valid'], body: CREDENTIAL_BODY, ...RATE_LIMITED, contractTestParts: { prepare: repeatCall(limits.google.times), embeddedOnly: { reason: 'a backend need not know whose a credential is that is not valid' } } },

  { operation: 'verifyOtp', when: 'the right code', states: ['a mailed code'], body: CODE_BODY, status: 200, answer: signedInAnswer },
  { operation: 'verifyOtp', when: 'a wrong code', states: ['a mailed code and another one'], body: CODE_BODY, status: 401, problem: { code: 'otp_invalid' } },
  { operation: 'verifyOtp', when: 'a code that is too old', states: ['a mailed code that is too old'], body: CODE_BODY, status: 410, problem: { code: 'otp_expired' } },
  { operation: 'verifyOtp', when: 'many codes were tried', states: ['many wrong codes were tried'], body: CODE_BODY, ...RATE_LIMITED },
  { operation: 'verifyOtp', when: 'a code of three digits', states: ['a mailed code'], body: { ...CODE_BODY, code: '123' }, isInvalid: true, status: 400, problem: { code: 'validation_failed', field: 'code' } },
  { operation: 'verifyOtp', when: 'an unknown sign-in', states: [], body: { otp_token: 'x', code: '123456' }, status: 401, problem: { code: 'otp_invalid' }, contractTestParts: {} },
  { operation: 'verifyOtp', when: 'a sign-in token with swapped letter case', states: ['a mailed code'], body: CODE_BODY, status: 401, problem: { code: 'otp_invalid' }, contractTestParts: { prepare: swapCase('otp_token') } },
  { operation: 'verifyOtp', when: 'for the second time', states: ['a mailed code'], body: CODE_BODY, status: 410, problem: { code: 'otp_expired' }, contractTestParts: { prepare: repeatCall(1) } },
  { operation: 'verifyOtp', when: 'after five wrong codes', states: ['a mailed code and another one'], body: CODE_BODY, ...limitRefusal('otp') },

  { operation: 'refreshToken', when: 'a session that goes on', states: [SIGNED_IN], body: REFRESH_BODY, status: 200, answer: { access: loginAnswer.access } },
  { operation: 'refreshToken', when: 'a session that has expired', states: ['a session that has expired'], body: REFRESH_BODY, status: 401, problem: { code: 'refresh_token_expired' } },
  { operation: 'refreshToken', when: 'a session that was ended', states: ['a session that was ended'], body: REFRESH_BODY, status: 401, problem: { code: 'refresh_token_invalid' } },
  { operation: 'refreshToken', when: 'a text that is no token', states: [], body: { refresh: 'cokoli' }, status: 401, problem: { code: 'refresh_token_invalid' }, contractTestParts: {} },
  { operation: 'refreshToken', when: 'an access token', states: [SIGNED_IN], body: { refresh: '${access_token}' }, status: 401, problem: { code: 'refresh_token_invalid' }, contractTestParts: {} },

  { operation: 'getSession', when: 'a person is signed in', states: [SIGNED_IN], status: 200, answer: { user: sessionUser, partner: null } },
  { operation: 'getSession', when: 'the person came through a partner', states: [SIGNED_IN, 'the person came through a partner'], status: 200, answer: { user: sessionUser, partner: { slug: 'sokol-brno', name: 'Sokol Brno' } } },
  { operation: 'getSession', when: 'a refresh token', states: [SIGNED_IN], status: 401, problem: { code: 'token_invalid' }, contractTestParts: { prepare: (_, { refresh_token = '' }) => ({ access_token: refresh_token }) } },
  ...Object.entries(forgeries).map(([change, forge]): Row => ({ operation: 'getSession', when: `an access token with ${change}`, states: [SIGNED_IN], status: 401, problem: { code: 'token_invalid' }, contractTestParts: { prepare: (_, { access_token }) => ({ access_token: forge(String(access_token)) }) } })),

  { operation: 'logout', when: 'a person is signed in', states: [SIGNED_IN], body: LOGOUT_BODY, status: 204 },
  { operation: 'logout', when: 'an unknown refresh token', states: [SIGNED_IN], body: { refresh_token: 'cokoli' }, status: 204, contractTestParts: {} },
  { operation: 'logout', when: 'for the second time', states: [SIGNED_IN], body: LOGOUT_BODY, status: 401, problem: { code: 'token_invalid' }, contractTestParts: { prepare: repeatCall(1) } },
];

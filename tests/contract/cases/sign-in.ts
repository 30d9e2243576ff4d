import { startSession } from '@mocks/handlers/tokens';
import { UnsecuredJWT } from 'jose';
import type { Case } from '../case.ts';
import { DAY, MINUTE, type World } from '../world.ts';

const login = (username: string, password = `hrajem-${username}`) => ({ body: { username, password } });

/** An ID token as Google gives it, but for the signature. */
function googleCredential({ store }: World, claims: Record<string, unknown> = {}) {
  const seconds = Math.floor(store.now() / 1000);
  const credential = new UnsecuredJWT({
    iss: 'https://accounts.google.com',
    aud: 'hrajem-web',
    sub: '110169484474386276334',
    email: 'kdosi@gmail.com',
    email_verified: true,
    given_name: 'Kdosi',
    family_name: 'Nový',
    exp: seconds + 3600,
    ...claims,
  });
  return { body: { credential: credential.encode() } };
}

/** The second step after tomas's first one, with the mailed code or another. */
async function secondStep({ call, mail }: World, code?: string) {
  const { otp_token } = (await (await call('login', login('tomas'))).json()) as { otp_token: string };
  const mailed = mail('one_time_code').code!;
  const wrong = mailed === '000000' ? '000001' : '000000';
  return { body: { otp_token, code: code === 'wrong' ? wrong : mailed } };
}

async function tokens({ store }: World) {
  return startSession(store, 1);
}

/** Wrong ones until no more are taken. */
async function tryFiveTimes({ call }: World, operation: string, parts: Parameters<World['call']>[1]) {
  for (let count = 0; count < 5; count += 1) await call(operation, parts);
  return parts ?? {};
}

/** Signing in and out, and the tokens. */
// oxfmt-ignore
export const signInCases: Case[] = [
  { operation: 'login', status: 200, name: 'with a password', request: login('jana'), answer: { status: 'authenticated' } },
  { operation: 'login', status: 200, name: 'by somebody who wants a code', request: login('tomas'), answer: { status: 'otp_required', channel: 'email' } },
  { operation: 'login', status: 401, code: 'invalid_credentials', name: 'with a wrong password', request: login('jana', 'hrajem-alex') },
  { operation: 'login', status: 401, code: 'invalid_credentials', name: 'of nobody', request: login('nikdo') },
  { operation: 'login', status: 400, code: 'validation_failed', name: 'without body', fields: { body: 'required' }, invalid: true },
  { operation: 'login', status: 400, code: 'validation_failed', name: 'with broken JSON', request: { raw: '{"username": "ja' }, fields: { body: 'invalid' }, invalid: true },
  { operation: 'login', status: 400, code: 'validation_failed', name: 'with another content type', request: { ...login('jana'), headers: { 'Content-Type': 'text/plain' } }, fields: { body: 'invalid' }, invalid: true },
  { operation: 'login', status: 400, code: 'validation_failed', name: 'with a list', request: { body: [] }, fields: { body: 'invalid' }, invalid: true },
  { operation: 'login', status: 429, code: 'rate_limited', name: 'after five wrong passwords', request: async (world) => { await tryFiveTimes(world, 'login', login('jana', 'špatně')); return login('jana'); } },

  { operation: 'googleAuth', status: 200, name: 'by somebody new', request: (world) => googleCredential(world), answer: { status: 'authenticated' } },
  { operation: 'googleAuth', status: 200, name: 'by somebody who wants a code', request: (world) => googleCredential(world, { email: 'tomas@example.com' }), answer: { status: 'otp_required' } },
  { operation: 'googleAuth', status: 400, code: 'google_credential_invalid', name: 'with anything', request: { body: { credential: 'cokoli' } } },
  { operation: 'googleAuth', status: 400, code: 'google_credential_invalid', name: 'of another app', request: (world) => googleCredential(world, { aud: 'jiná' }) },
  { operation: 'googleAuth', status: 400, code: 'google_credential_invalid', name: 'that has expired', request: (world) => googleCredential(world, { exp: 1 }) },
  { operation: 'googleAuth', status: 400, code: 'google_credential_invalid', name: 'with an unverified address', request: (world) => googleCredential(world, { email_verified: false }) },
  { operation: 'googleAuth', status: 400, code: 'google_credential_invalid', name: 'of another issuer', request: (world) => googleCredential(world, { iss: 'https://example.com' }) },
  { operation: 'googleAuth', status: 429, code: 'rate_limited', name: 'after five wrong credentials', request: (world) => tryFiveTimes(world, 'googleAuth', googleCredential(world, { aud: 'jiná' })) },

  { operation: 'verifyOtp', status: 200, name: 'with the mailed code', request: (world) => secondStep(world), answer: { status: 'authenticated' } },
  { operation: 'verifyOtp', status: 400, code: 'validation_failed', name: 'with five digits', request: { body: { otp_token: 'x', code: '12345' } }, fields: { code: 'invalid' }, invalid: true },
  { operation: 'verifyOtp', status: 401, code: 'otp_invalid', name: 'with a wrong code', request: (world) => secondStep(world, 'wrong') },
  { operation: 'verifyOtp', status: 401, code: 'otp_invalid', name: 'of an unknown sign-in', request: { body: { otp_token: 'x', code: '123456' } } },
  { operation: 'verifyOtp', status: 410, code: 'otp_expired', name: 'after ten minutes', request: async (world) => { const parts = await secondStep(world); world.setTime(world.store.now() + 10 * MINUTE); return parts; } },
  { operation: 'verifyOtp', status: 410, code: 'otp_expired', name: 'for the second time', request: async (world) => { const parts = await secondStep(world); await world.call('verifyOtp', parts); return parts; } },
  { operation: 'verifyOtp', status: 429, code: 'rate_limited', name: 'after five wrong codes', request: async (world) => tryFiveTimes(world, 'verifyOtp', await secondStep(world, 'wrong')) },

  { operation: 'refreshToken', status: 200, name: 'with a refresh token', request: async (world) => ({ body: { refresh: (await tokens(world)).refresh } }) },
  { operation: 'refreshToken', status: 400, code: 'validation_failed', name: 'without token', request: { body: { refresh: '' } }, fields: { refresh: 'too_short' }, invalid: true },
  { operation: 'refreshToken', status: 401, code: 'refresh_token_invalid', name: 'with anything', request: { body: { refresh: 'cokoli' } } },
  { operation: 'refreshToken', status: 401, code: 'refresh_token_invalid', name: 'with an access token', request: async (world) => ({ body: { refresh: (await tokens(world)).access } }) },
  { operation: 'refreshToken', status: 401, code: 'refresh_token_invalid', name: 'of a session that has ended', request: async (world) => { const { refresh } = await tokens(world); world.store.state.sessions = []; return { body: { refresh } }; } },
  { operation: 'refreshToken', status: 401, code: 'refresh_token_expired', name: 'after thirty days', request: async (world) => { const { refresh } = await tokens(world); world.setTime(world.store.now() + 30 * DAY); return { body: { refresh } }; } },

  { operation: 'getSession', status: 200, name: 'of jana', request: { as: 'jana' }, answer: { user: { username: 'jana', language: 'cs' }, partner: null } },
  { operation: 'getSession', status: 200, name: 'of somebody from a partner', request: { as: 'alex' }, answer: { partner: { slug: 'sokol-brno', name: 'Sokol Brno' } } },
  { operation: 'getSession', status: 401, code: 'token_invalid', name: 'with a refresh token', request: async (world) => ({ headers: { Authorization: `Bearer ${(await tokens(world)).refresh}` } }) },

  { operation: 'logout', status: 204, name: 'with the refresh token', request: async (world) => ({ as: 'jana', body: { refresh_token: (await tokens(world)).refresh } }) },
  { operation: 'logout', status: 204, name: 'with an unknown refresh token', request: { as: 'jana', body: { refresh_token: 'cokoli' } } },
  {
    operation: 'logout', status: 401, code: 'token_invalid', name: 'for the second time',
    request: async (world) => {
      const { access, refresh } = await tokens(world);
      const parts = { headers: { Authorization: `Bearer ${access}` }, body: { refresh_token: refresh } };
      await world.call('logout', parts);
      return parts;
    },
  },
];

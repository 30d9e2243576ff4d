import { completeSignIn } from '@mocks/handlers/account/sign-in';
import { createAccessToken, startSession } from '@mocks/handlers/tokens';
import { endSessions } from '@mocks/db/accounts';
import { UnsecuredJWT } from 'jose';
import { giving } from '../state.ts';
import { DAY, HOUR, MINUTE } from '@mocks/db/state.fixture';
import { GOOGLE, type World } from '../world.ts';

const EMAIL = 'gita@example.com';

/** An ID token as Google gives it, but for the signature: the embedded backend cannot ask Google whether it did. */
export const googleCredential = ({ store }: World, claims: Record<string, unknown> = {}) => ({
  credential: new UnsecuredJWT({
    iss: 'https://accounts.google.com',
    aud: GOOGLE,
    sub: '1234567890',
    exp: Math.floor((store.now() + HOUR) / 1000),
    email: EMAIL,
    email_verified: true,
    given_name: 'Gita',
    family_name: 'Pakt',
    ...claims,
  }).encode(),
});

/** Signs somebody in who is asked for a code. */
async function mailedCode({ store, me }: World): Promise<{ otp_token: string; code: string }> {
  const result = await completeSignIn(store, { ...me(), asks_for_code: true }, 'cs');
  const code = store.state.outbox.at(-1)?.code;
  if (result.status !== 'otp_required' || !code) throw new Error('No code was mailed.');
  return { otp_token: result.otp_token, code };
}

/** The nearest code that is another one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function refreshToken(world: World, store = world.store): Promise<{ refresh_token: string }> {
  return { refresh_token: (await startSession(store, world.me().id)).refresh };
}

const refresh = giving({ refresh_token: 'eyJhbGciOiJIUzI1NiJ9.e30.cmVm' });
const code = giving({ otp_token: 'kP8sV2mQ4xT7bN1cZ6aW', code: '246810' });
const credential = giving({ credential: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln' });

/** Sessions and what leads to one. */
export const sessionStates = {
  'a person is signed in': giving({
    access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.YWNj',
    refresh_token: 'eyJhbGciOiJIUzI1NiJ9.e30.cmVm',
  })('A session of a verified account exists; its two tokens are given.', async ({ store, me }) => {
    const { access, refresh: refresh_token } = await startSession(store, me().id);
    return { access_token: access, refresh_token };
  }),
  'a person whose access token has expired': giving({ access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.b2xk' })(
    'An access token is given that the backend refuses with 401.',
    async ({ store, storeAt, me }) => {
      await startSession(store, me().id);
      return { access_token: await createAccessToken(storeAt(-HOUR), store.state.sessions.at(-1)!) };
    },
  ),
  'a session that has expired': refresh('A refresh token is given whose time is over.', (world) =>
    refreshToken(world, world.storeAt(-60 * DAY)),
  ),
  'a session that was ended': refresh(
    'A refresh token is given whose session was signed out.',
    async (world) => {
      const values = await refreshToken(world);
      world.store.mutate((state) => endSessions(state, world.me().id));
      return values;
    },
  ),

  'a mailed code': code('A sign-in waits for that code.', mailedCode),
  'a mailed code that is too old': code('A sign-in waited for that code, too long.', async (world) => {
    const values = await mailedCode(world);
    world.store.mutate((state) => {
      state.otps.at(-1)!.expires_at = world.store.now() - MINUTE;
    });
    return values;
  }),
  'a mailed code and another one': code(
    'A sign-in waits for a code; the one given is wrong.',
    async (world) => {
      const mailed = await mailedCode(world);
      return { ...mailed, code: otherThan(mailed.code) };
    },
  ),
  'many wrong codes were tried': code(
    'A sign-in waits for that code and refuses codes for a while.',
    async (world) => {
      const values = await mailedCode(world);
      world.exhaust('otp', world.me().id);
      return values;
    },
  ),

  'a Google credential': credential(
    'Google vouches for it. It is a JWT whose `email` is that of no account.',
    googleCredential,
  ),
  'a Google credential that is not valid': credential('Google does not vouch for it.', (world) =>
    googleCredential(world, { exp: 1 }),
  ),
  'many Google credentials were tried': credential('Signing in with it is refused for a while.', (world) => {
    world.exhaust('google', EMAIL);
    return googleCredential(world);
  }),
};

import { UnsecuredJWT } from 'jose';
import { endSessions } from '@mocks/db/accounts/accounts';
import { HOUR } from '@mocks/db/state.fixture';
import { continueSignIn } from '@mocks/handlers/account/sign-in';
import { createAccessToken, startSession } from '@mocks/handlers/tokens';
import { stateWithValues } from '../state.ts';
import { GOOGLE_CLIENT_ID, type TestBackend } from '../test-backend.ts';

const EMAIL = 'gita@example.com';

/** An unsigned ID token with Google's claims; the embedded backend cannot verify Google's signature. */
export const googleCredential = ({ store }: TestBackend, claims: Record<string, unknown> = {}) => ({
  credential: new UnsecuredJWT({
    iss: 'https://accounts.google.com',
    aud: GOOGLE_CLIENT_ID,
    sub: '1234567890',
    exp: Math.floor((store.now() + HOUR) / 1000),
    email: EMAIL,
    email_verified: true,
    given_name: 'Gita',
    family_name: 'Pakt',
    ...claims,
  }).encode(),
});

async function startCodeSignIn(
  backend: TestBackend,
  store = backend.store,
): Promise<{ otp_token: string; code: string }> {
  const result = await continueSignIn(store, { ...backend.me(), asks_for_code: true }, 'cs');
  const code = store.state.outbox.at(-1)?.code;
  if (result.status !== 'otp_required' || !code) throw new Error('No code was mailed.');
  return { otp_token: result.otp_token, code };
}

const differentCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function createRefreshToken(backend: TestBackend, store = backend.store) {
  return { refresh_token: (await startSession(store, backend.me().id)).refresh };
}

const stateWithRefreshToken = stateWithValues({ refresh_token: 'eyJhbGciOiJIUzI1NiJ9.e30.cmVm' });
const stateWithCode = stateWithValues({ otp_token: 'kP8sV2mQ4xT7bN1cZ6aW', code: '246810' });
const stateWithCredential = stateWithValues({ credential: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln' });

/** A state with a credential that Google signed, with these wrong claims. */
const faultyCredential = (description: string, claims: Record<string, unknown>) =>
  stateWithCredential(description, (backend) => googleCredential(backend, claims));

export const sessionStates = {
  'a person is signed in': stateWithValues({
    access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.YWNj',
    refresh_token: 'eyJhbGciOiJIUzI1NiJ9.e30.cmVm',
  })('A session of a verified account exists; its two tokens are given.', async ({ store, me }) => {
    const { access, refresh: refresh_token } = await startSession(store, me().id);
    return { access_token: access, refresh_token };
  }),
  'a person whose access token has expired': stateWithValues({
    access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.b2xk',
  })(
    'An access token is given whose `exp` is over; its session goes on.',
    async ({ store, storeBefore, me }) => {
      await startSession(store, me().id);
      const session = store.state.sessions.at(-1)!;
      return { access_token: await createAccessToken(storeBefore('access_token'), session) };
    },
  ),
  'a session that has expired': stateWithRefreshToken(
    'A refresh token is given whose time is over.',
    (backend) => createRefreshToken(backend, backend.storeBefore('refresh_token')),
  ),
  'a session that was ended': stateWithRefreshToken(
    'A refresh token is given whose session was signed out.',
    async (backend) => {
      const values = await createRefreshToken(backend);
      backend.store.mutate((state) => endSessions(state, backend.me().id));
      return values;
    },
  ),

  'a mailed code': stateWithCode('A sign-in waits for that code.', (backend) => startCodeSignIn(backend)),
  'a mailed code that is too old': stateWithCode('A sign-in waited for that code, too long.', (backend) =>
    startCodeSignIn(backend, backend.storeBefore('one_time_code')),
  ),
  'a mailed code and another one': stateWithCode(
    'A sign-in waits for a code; the one given is wrong.',
    async (backend) => {
      const mailed = await startCodeSignIn(backend);
      return { ...mailed, code: differentCode(mailed.code) };
    },
  ),
  'many wrong codes were tried': stateWithCode(
    'A sign-in waits for that code and refuses codes for a while.',
    async (backend) => {
      const values = await startCodeSignIn(backend);
      backend.useUpLimit('otp', backend.me().id);
      return values;
    },
  ),

  'a Google credential': stateWithCredential(
    'Google vouches for it. It is a JWT whose `email` is that of no account.',
    googleCredential,
  ),
  'a Google credential of an account that asks for a code': stateWithCredential(
    'Google vouches for it. Its `email` is that of an account whose sign-in takes a one-time code.',
    (backend) => googleCredential(backend, { email: 'tomas@example.com' }),
  ),
  'a Google credential for another app': faultyCredential('Its `aud` is another one.', { aud: 'jiná' }),
  'a Google credential with an address that is not verified': faultyCredential('`email_verified` is false.', {
    email_verified: false,
  }),
  'a Google credential without a person': faultyCredential('It has no `sub`.', { sub: undefined }),
  'a Google credential of another issuer': faultyCredential('Its `iss` is not that of Google.', {
    iss: 'https://example.com',
  }),
  'a Google credential that is not valid': faultyCredential('Google does not vouch for it.', { exp: 1 }),
  'many Google credentials were tried': stateWithCredential(
    'Signing in with it is refused for a while.',
    (backend) => {
      backend.useUpLimit('google', EMAIL);
      return googleCredential(backend);
    },
  ),
};

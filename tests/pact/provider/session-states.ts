import { completeSignIn } from '@mocks/handlers/account/sign-in';
import { accessToken, startSession } from '@mocks/handlers/tokens';
import { endSessions } from '@mocks/db/accounts';
import { UnsecuredJWT } from 'jose';
import type { HandlersOf } from './handlers.ts';
import { DAY, HOUR, MINUTE, type World } from './world.ts';

const EMAIL = 'pavel@example.com';

/** The embedded backend cannot ask Google: it believes what a credential says, as long as its time is not over. */
const credential = ({ store }: World, lifetime: number) => ({
  credential: new UnsecuredJWT({
    iss: 'https://accounts.google.com',
    aud: 'hrajem',
    sub: '1234567890',
    exp: Math.floor((store.now() + lifetime) / 1000),
    email: EMAIL,
    email_verified: true,
    given_name: 'Pavel',
    family_name: 'Pakt',
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

/** Sessions and what leads to one, and the person whose session it is. */
export const sessionStates = {
  'a person is signed in': async ({ store, me }) => {
    const { access, refresh } = await startSession(store, me().id);
    return { access_token: access, refresh_token: refresh };
  },
  'a person whose access token has expired': async ({ store, storeAt, me }) => {
    await startSession(store, me().id);
    return { access_token: await accessToken(storeAt(-HOUR), store.state.sessions.at(-1)!) };
  },
  'a session that has expired': (world) => refreshToken(world, world.storeAt(-60 * DAY)),
  'a session that was ended': async (world) => {
    const values = await refreshToken(world);
    world.store.mutate((state) => endSessions(state, world.me().id));
    return values;
  },

  'a mailed code': mailedCode,
  'a mailed code that is too old': async (world) => {
    const values = await mailedCode(world);
    world.store.mutate((state) => {
      state.otps.at(-1)!.expires_at = world.store.now() - MINUTE;
    });
    return values;
  },
  'a mailed code and another one': async (world) => {
    const { otp_token, code } = await mailedCode(world);
    return { otp_token, code: otherThan(code) };
  },
  'many wrong codes were tried': async (world) => {
    const values = await mailedCode(world);
    world.exhaust('otp', world.me().id);
    return values;
  },
  'a Google credential': (world) => credential(world, HOUR),
  'a Google credential that is not valid': (world) => credential(world, -HOUR),
  'many Google credentials were tried': (world) => {
    world.exhaust('google', EMAIL);
    return credential(world, HOUR);
  },
} satisfies Partial<HandlersOf>;

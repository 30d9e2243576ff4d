import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import { SIGNED_IN } from '../../answers/answer.ts';
import { NEW } from '../../answers/registration.ts';
import { UPDATE } from '../../answers/user.ts';
import { signInSomebody, SOMEBODY, type Ask, type Sequence } from './sequence.ts';

const GOOGLE = 'a Google credential';
const LINK = 'a password link of the person';

/** White space around and twice within, and a letter of two code points. */
const PASSWORD = ' nové  he\u0065\u0301slo ';

/** Only the very password is the right one, whose answer has that status. */
async function onlyAsGiven(ask: Ask, username: string, status: number) {
  const signIn = (password: string, expected: number) =>
    ask('login', expected, { body: { username, password } });
  for (const other of [PASSWORD.trim(), PASSWORD.normalize('NFC')]) await signIn(other, 401);
  await signIn(PASSWORD, status);
}

interface City {
  id: number;
}

/** Sessions, passwords and the profile. */
export const accountSequences = {
  'ends a session by signing out, and no other one': {
    given: [SOMEBODY],
    async run(ask) {
      const [phone, laptop] = [await signInSomebody(ask), await signInSomebody(ask)];
      await ask('logout', 204, { as: phone.access, body: { refresh_token: phone.refresh } });
      await ask('refreshToken', 401, { body: { refresh: phone.refresh } });
      await ask('getSession', 401, { as: phone.access });
      // A refresh token stays valid.
      for (const refresh of [laptop.refresh, laptop.refresh]) {
        const { access } = await ask('refreshToken', 200, { body: { refresh } });
        await ask('getSession', 200, { as: access });
      }
    },
  },
  'leaves the session of somebody else, whose refresh token is sent when signing out': {
    given: [SIGNED_IN, SOMEBODY],
    async run(ask, of) {
      const { refresh } = await signInSomebody(ask);
      await ask('logout', 204, { body: { refresh_token: refresh } });
      await ask('refreshToken', 200, { body: { refresh } });
      await ask('refreshToken', 401, { body: { refresh: of(SIGNED_IN).refresh_token } });
    },
  },
  'ends all sessions by a new password, taken byte for byte': {
    given: [SIGNED_IN, LINK],
    async run(ask, of) {
      const { user } = await ask('getSession', 200);
      await ask('confirmPasswordReset', 204, { body: { ...of(LINK), password: PASSWORD } });
      await ask('refreshToken', 401, { body: { refresh: of(SIGNED_IN).refresh_token } });
      await ask('getSession', 401);
      await onlyAsGiven(ask, user.username as string, 200);
    },
  },
  'takes the password of a registration byte for byte, and tells only who knows it that the address is not verified':
    {
      given: ['no such account'],
      async run(ask) {
        await ask('register', 201, { body: { ...NEW, password: PASSWORD } });
        await onlyAsGiven(ask, NEW.username, 403);
      },
    },
  'takes the password of an account whose address Google has verified first': {
    given: ['no such account', GOOGLE],
    async run(ask, of) {
      const { credential = '' } = of(GOOGLE);
      const { email } = decodeJwt<{ email: string }>(String(credential));
      const { username, password } = NEW;
      await ask('register', 201, { body: { ...NEW, email } });
      await ask('login', 403, { body: { username, password } });
      await ask('googleAuth', 200, { body: { credential } });
      await ask('login', 401, { body: { username, password } });
    },
  },
  'keeps what a profile is given, cities in their order': {
    given: [SIGNED_IN, 'a city'],
    async run(ask) {
      const cities = (await ask('getCities', 200)) as City[];
      const ids = cities.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((one, other) => one - other));
      const city_ids = ids.slice(0, 3).toReversed();
      const { language, bio, display_name } = UPDATE;
      await ask('updateProfileWithJson', 200, { body: { ...UPDATE, city_ids } });
      const profile = await ask('getProfile', 200);
      expect(profile).toMatchObject({ language, bio, display_name });
      expect((profile.cities as City[]).map(({ id }) => id)).toEqual(city_ids);
      expect(await ask('getSession', 200)).toMatchObject({ user: { language, display_name } });
    },
  },
} satisfies Record<string, Sequence>;

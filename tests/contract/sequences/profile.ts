import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import { SIGNED_IN } from '../../answers/answer.ts';
import { NEW } from '../../answers/registration.ts';
import { UPDATE } from '../../answers/user.ts';
import { NEWCOMER, signInNewcomer, type Sequence } from './sequence.ts';
import { TEXTS } from './texts.ts';

const FULL = 'the person has a full profile';
const PICTURES = [
  { name: 'picture.png', type: 'image/png' },
  { name: 'picture.jpeg', type: 'image/jpeg' },
];

interface City {
  id: number;
}

/** Fields that may be cleared, each with the value that clears it. */
const CLEARED = [
  ['bio', null],
  ['bio', ''],
  ['preferred_sport', null],
  ['preferred_level', null],
  ['city_ids', []],
] as const;

const nameOf = (field: string) => (field === 'city_ids' ? 'cities' : field);

/** The person's own data. */
export const profileSequences = {
  'keeps what a profile is given, cities in their order': {
    given: [SIGNED_IN, 'a city'],
    async run(ask) {
      const cities = (await ask('getCities', 200)) as City[];
      const ids = cities.map(({ id }) => id);
      expect(ids, 'the cities, ordered by id').toEqual(ids.toSorted((one, other) => one - other));
      const city_ids = ids.slice(0, 3).toReversed();
      const { language, bio, display_name } = UPDATE;
      await ask('updateProfileWithJson', 200, { body: { ...UPDATE, city_ids } });
      const profile = await ask('getProfile', 200);
      expect(profile, 'a profile keeps what it is given').toMatchObject({ language, bio, display_name });
      expect(
        (profile.cities as City[]).map(({ id }) => id),
        'the cities of a profile, in the order that they were given in',
      ).toEqual(city_ids);
      const { user } = await ask('getSession', 200);
      expect(user, 'the session has what the profile has').toMatchObject({ language, display_name });
    },
  },
  'clears each field of a profile that may be empty, and no other': {
    given: [SIGNED_IN, FULL, 'a city'],
    async run(ask, of) {
      const full = { ...UPDATE, city_ids: [of('a city').city_id] };
      for (const [field, empty] of CLEARED) {
        const before = await ask('updateProfileWithJson', 200, { body: full });
        // Fields of a backend's own may change.
        const kept = Object.keys(full).map((one) => [nameOf(one), before[nameOf(one)]] as const);
        const wanted = { ...Object.fromEntries(kept), [nameOf(field)]: empty };
        await ask('updateProfileWithJson', 200, { body: { ...full, [field]: empty } });
        const rule = `${field} sent as ${JSON.stringify(empty)}: is kept so, and the other fields as they are`;
        expect(await ask('getProfile', 200), rule).toMatchObject(wanted);
      }
    },
  },
  'keeps names and bio as they were typed, code point for code point': {
    given: [SIGNED_IN],
    async run(ask) {
      for (const [what, sent, kept = sent] of TEXTS) {
        // A name loses the white space around it, a bio does not.
        const body = { ...UPDATE, city_ids: [], first_name: sent, display_name: sent, bio: sent };
        await ask('updateProfileWithJson', 200, { body });
        const wanted = { first_name: kept, display_name: kept, bio: sent };
        expect(await ask('getProfile', 200), what).toMatchObject(wanted);
      }
    },
  },
  'gives another picture another address': {
    given: [SIGNED_IN],
    async run(ask) {
      const addresses: string[] = [];
      for (const picture of PICTURES) {
        const { profile_picture } = await ask('updateProfileWithFormData', 200, { picture });
        addresses.push(profile_picture as string);
      }
      const [first, second] = addresses;
      expect(
        second,
        'profile_picture after another upload: the address of another picture, for the first may be kept for ever',
      ).not.toBe(first);
    },
  },
  'takes no picture whose end is missing': {
    given: [SIGNED_IN],
    async run(ask) {
      await ask('updateProfileWithFormData', 400, {
        picture: { name: 'cut.jpeg', type: 'image/jpeg' },
        rule: 'a picture whose end is missing is `picture_unreadable`',
      });
    },
  },
  'gives a new account of Google the language that was asked for': {
    given: [NEWCOMER],
    async run(ask, of) {
      const { credential = '' } = of(NEWCOMER);
      const { access } = await ask('googleAuth', 200, { body: { credential }, language: 'en' });
      const { language } = await ask('getProfile', 200, { as: access as string });
      expect(language, 'language of an account that `googleAuth` opened with "Accept-Language: en"').toBe(
        'en',
      );
    },
  },
  'cuts the name that is shown of who registers': {
    given: ['no such account', NEWCOMER],
    async run(ask, of) {
      const { email } = decodeJwt<{ email: string }>(String(of(NEWCOMER).credential));
      const names = { first_name: 'Ř'.repeat(30), last_name: 'ů'.repeat(50) };
      await ask('register', 201, { body: { ...NEW, email, ...names } });
      // Google verifies the address: the link of the e-mail is seen by nobody.
      const as = await signInNewcomer(ask, of(NEWCOMER));
      const { display_name } = await ask('getProfile', 200, { as });
      expect(display_name, 'first and last name with a space between them, cut to 50 characters').toBe(
        `${names.first_name} ${names.last_name}`.slice(0, 50),
      );
    },
  },
} satisfies Record<string, Sequence>;

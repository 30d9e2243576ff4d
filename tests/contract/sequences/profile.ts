import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import type { City } from '@/generated/schemas/city.zod';
import { SIGNED_IN } from '../../answers/answer.ts';
import { NEW_USER } from '../../answers/rows/registration.ts';
import { UPDATE } from '../../answers/rows/user.ts';
import { NEWCOMER, signInNewcomer, type Sequence } from './sequence.ts';
import { TEXTS } from './texts.ts';

const FULL_PROFILE = 'the person has a full profile';

/** Fields that may be cleared, each with a value that clears it. */
const CLEARABLE_FIELDS = [
  ['bio', null],
  ['bio', ''],
  ['preferred_sport', null],
  ['preferred_level', null],
  ['city_ids', []],
] as const;

const answerFieldOf = (field: string) => (field === 'city_ids' ? 'cities' : field);

export const profileSequences = {
  'stores each field of a profile, and cities in their order': {
    states: [SIGNED_IN, 'a city'],
    async run(ask) {
      const cities = (await ask('getCities', 200)) as City[];
      const ids = cities.map(({ id }) => id);
      expect(ids, 'the cities, ordered by id').toEqual(ids.toSorted((a, b) => a - b));
      const city_ids = ids.slice(0, 3).toReversed();
      const { language, bio, display_name } = UPDATE;
      await ask('updateProfileWithJson', 200, { body: { ...UPDATE, city_ids } });
      const profile = await ask('getProfile', 200);
      expect(profile, 'the profile stores the sent values').toMatchObject({ language, bio, display_name });
      const storedIds = (profile.cities as City[]).map(({ id }) => id);
      expect(storedIds, 'the cities of a profile, in the order in which they were sent').toEqual(city_ids);
      const { user } = await ask('getSession', 200);
      expect(user, 'the session has the values of the profile').toMatchObject({ language, display_name });
    },
  },
  'clears each optional field of a profile, and keeps the other fields': {
    states: [SIGNED_IN, FULL_PROFILE, 'a city'],
    async run(ask, valuesOf) {
      const fullUpdate = { ...UPDATE, city_ids: [valuesOf('a city').city_id] };
      for (const [field, emptyValue] of CLEARABLE_FIELDS) {
        const profileBefore = await ask('updateProfileWithJson', 200, { body: fullUpdate });
        // Further fields of the answered profile may change, so they are not compared.
        const fieldsBefore = Object.keys(fullUpdate).map(
          (name) => [answerFieldOf(name), profileBefore[answerFieldOf(name)]] as const,
        );
        const expected = { ...Object.fromEntries(fieldsBefore), [answerFieldOf(field)]: emptyValue };
        await ask('updateProfileWithJson', 200, { body: { ...fullUpdate, [field]: emptyValue } });
        const rule = `${field} sent as ${JSON.stringify(emptyValue)}: stored as sent; the other fields do not change`;
        expect(await ask('getProfile', 200), rule).toMatchObject(expected);
      }
    },
  },
  'stores names and bio code point for code point': {
    states: [SIGNED_IN],
    async run(ask) {
      for (const [description, sentText, storedText = sentText] of TEXTS) {
        // The backend removes white space around a name, but not around a bio.
        const body = { ...UPDATE, city_ids: [], first_name: sentText, display_name: sentText, bio: sentText };
        await ask('updateProfileWithJson', 200, { body });
        const expected = { first_name: storedText, display_name: storedText, bio: sentText };
        expect(await ask('getProfile', 200), description).toMatchObject(expected);
      }
    },
  },
  'gives each uploaded picture its own address, which has a picture': {
    states: [SIGNED_IN],
    async run(ask) {
      const upload = (name: string, type: string) =>
        ask('updateProfileWithFormData', 200, { picture: { name, type } });
      const firstProfile = await upload('picture.png', 'image/png');
      const { profile_picture } = await upload('picture.jpeg', 'image/jpeg');
      const rule = 'profile_picture has another address, because the first picture may be cached for ever';
      expect(profile_picture, rule).not.toBe(firstProfile.profile_picture);
      const answer = await fetch(profile_picture as string);
      const found = `${answer.status} ${answer.headers.get('content-type')}`;
      expect(found, `GET ${profile_picture as string}, without a token`).toMatch(/^200 image\//);
    },
  },
  'refuses a picture whose end is missing': {
    states: [SIGNED_IN],
    async run(ask) {
      await ask('updateProfileWithFormData', 400, { picture: { name: 'cut.jpeg', type: 'image/jpeg' } });
    },
  },
  'sets the requested language for a new Google account': {
    states: [NEWCOMER],
    async run(ask, valuesOf) {
      const { credential = '' } = valuesOf(NEWCOMER);
      const { access } = await ask('googleAuth', 200, { body: { credential }, language: 'en' });
      const { language } = await ask('getProfile', 200, { bearer: access as string });
      expect(language, 'language of an account that `googleAuth` opened in English').toBe('en');
    },
  },
  'cuts the display name of a registration to 50 characters': {
    states: ['no such account', NEWCOMER],
    async run(ask, valuesOf) {
      const { email } = decodeJwt<{ email: string }>(String(valuesOf(NEWCOMER).credential));
      const names = { first_name: 'Ř'.repeat(30), last_name: 'ů'.repeat(50) };
      await ask('register', 201, { body: { ...NEW_USER, email, ...names } });
      // The person signs in through Google, which verifies the address: the test cannot open the link in the e-mail.
      const bearer = await signInNewcomer(ask, valuesOf(NEWCOMER));
      const { display_name } = await ask('getProfile', 200, { bearer });
      const cutName = `${names.first_name} ${names.last_name}`.slice(0, 50);
      expect(display_name, 'first and last name, cut to 50 characters').toBe(cutName);
    },
  },
} satisfies Record<string, Sequence>;

import { expect } from 'vitest';
import type { City } from '@/generated/schemas/city.zod';
import { NEW_USER } from '../../answers/rows/registration.ts';
import { UPDATE } from '../../answers/rows/user.ts';
import { emailOf, NEWCOMER, type Sequences } from './sequence.ts';
import { TEXTS } from './texts.ts';

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
  async 'stores each field of a profile, and cities in their order'({ ask, setUp }) {
    await setUp('a city');
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
  async 'clears each optional field of a profile, and keeps the other fields'({ ask, setUp }) {
    await setUp('the person has a full profile');
    const { city_id } = await setUp('a city');
    const fullUpdate = { ...UPDATE, city_ids: [city_id] };
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
  async 'stores names and bio code point for code point'({ ask }) {
    for (const [description, sentText, storedText = sentText] of TEXTS) {
      // The backend removes white space around a name, but not around a bio.
      const body = { ...UPDATE, city_ids: [], first_name: sentText, display_name: sentText, bio: sentText };
      await ask('updateProfileWithJson', 200, { body });
      const expected = { first_name: storedText, display_name: storedText, bio: sentText };
      expect(await ask('getProfile', 200), description).toMatchObject(expected);
    }
  },
  async 'keeps each uploaded picture, at an address of its own'({ ask }) {
    const upload = (name: string, type: string) =>
      ask('updateProfileWithFormData', 200, { picture: { name, type } });
    const firstProfile = await upload('picture.png', 'image/png');
    const { profile_picture } = await upload('picture.jpeg', 'image/jpeg');
    const rule = 'profile_picture has another address, because the first picture may be cached for ever';
    expect(profile_picture, rule).not.toBe(firstProfile.profile_picture);
    await ask('updateProfileWithJson', 200, { body: { ...UPDATE, city_ids: [] } });
    expect(await ask('getProfile', 200), 'another change keeps it').toMatchObject({ profile_picture });
    const answer = await fetch(profile_picture as string);
    const found = `${answer.status} ${answer.headers.get('content-type')}`;
    expect(found, `GET ${profile_picture as string}, without a token`).toMatch(/^200 image\//);
  },
  async 'sets the requested language for a new Google account'({ ask, setUp }) {
    const newcomer = await setUp(NEWCOMER);
    const { access } = await ask('googleAuth', 200, { body: newcomer, language: 'en' });
    const { language } = await ask('getProfile', 200, { bearer: access as string });
    expect(language, 'language of an account that `googleAuth` opened in English').toBe('en');
  },
  async 'stores a registration, with its display name cut to 50 characters'({ ask, setUp }) {
    await setUp('no such account');
    const newcomer = await setUp(NEWCOMER);
    const { city_id } = await setUp('a city');
    const fields = { first_name: 'Ř'.repeat(30), last_name: 'ů'.repeat(50), city_id, language: 'en' };
    await ask('register', 201, { body: { ...NEW_USER, email: emailOf(newcomer), ...fields } });
    // The person signs in through Google, which verifies the address: the test cannot open the link in the e-mail.
    const { access: bearer } = await ask('googleAuth', 200, { body: newcomer });
    const profile = await ask('getProfile', 200, { bearer: bearer as string });
    const display_name = `${fields.first_name} ${fields.last_name}`.slice(0, 50);
    const expected = { display_name, language: 'en', cities: [{ id: city_id }] };
    expect(profile, 'as registered, the name cut to 50; Google changes nothing').toMatchObject(expected);
  },
} satisfies Sequences;

import { expect, it } from 'vitest';
import type { Profile } from '@/generated/schemas/profile.zod';
import { ProfileUpdate } from '@/generated/schemas/profileUpdate.zod';
import { toRequest, toValues } from './form-values';

const profile: Profile = {
  id: 1,
  username: 'jana',
  email: 'jana@example.com',
  email_verified: true,
  first_name: 'Jana',
  last_name: 'Nováková',
  display_name: 'Jana',
  bio: null,
  cities: [
    { id: 2, name: 'Brno', region: 'Jihomoravský kraj', country_code: 'CZ', latitude: null, longitude: null },
  ],
  preferred_sport: null,
  preferred_level: 'any',
  profile_picture: null,
  language: 'cs',
  notifications: { email_reminders: true, email_chat: false },
  date_joined: '2025-11-11T10:00:00+01:00',
};

it('sends what was not filled in as missing, and names without the spaces around them', () => {
  expect(toRequest({ ...toValues(profile), display_name: '  Jana N. ', bio: ' \n ' })).toEqual({
    first_name: 'Jana',
    last_name: 'Nováková',
    display_name: 'Jana N.',
    bio: null,
    city_ids: [2],
    preferred_sport: null,
    preferred_level: null,
    language: 'cs',
    notifications: { email_reminders: true, email_chat: false },
  });
});

it('finds wrong what the contract refuses, names of which nothing can be seen too', () => {
  const { error } = ProfileUpdate.safeParse(
    toRequest({
      ...toValues(profile),
      first_name: '   ',
      display_name: '\u200B',
      last_name: 'x'.repeat(51),
      bio: 'x'.repeat(501),
      city_ids: Array.from({ length: 11 }, (_, index) => index + 1),
    }),
  );
  expect(Object.fromEntries(error?.issues.map(({ path, code }) => [path.join('.'), code]) ?? [])).toEqual({
    first_name: 'invalid_format',
    display_name: 'invalid_format',
    last_name: 'too_big',
    bio: 'too_big',
    city_ids: 'too_big',
  });
});

it('keeps the cities in the order in which the profile has them', () => {
  const [city] = profile.cities;
  if (!city) throw new Error('No city.');
  const cities = [9, 2, 17].map((id) => ({ ...city, id }));
  const values = toValues({ ...profile, cities });
  expect([values.city_ids, toRequest(values).city_ids]).toEqual([
    [9, 2, 17],
    [9, 2, 17],
  ]);
});

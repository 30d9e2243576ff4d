import { expect, it } from 'vitest';
import { examples } from '@/generated/examples';
import type { Profile } from '@/generated/schemas/profile.zod';
import { toRequest, toValues } from './form-values';

const { jana } = examples.getProfile;
const profile: Profile = { ...jana, preferred_sport: null, preferred_level: 'any' };

it('sends empty texts as missing values, and trims names', () => {
  expect(toRequest({ ...toValues(profile), display_name: '  Jana N. ', bio: ' \n ' })).toEqual({
    first_name: 'Jana',
    last_name: 'Nováková',
    display_name: 'Jana N.',
    bio: null,
    city_ids: [2, 17],
    preferred_sport: null,
    preferred_level: null,
    language: 'cs',
    notifications: { email_reminders: true, email_chat: false },
  });
});

it('keeps the order of the cities', () => {
  const values = toValues({ ...profile, cities: jana.cities.toReversed() });
  expect([values.city_ids, toRequest(values).city_ids]).toEqual([
    [17, 2],
    [17, 2],
  ]);
});

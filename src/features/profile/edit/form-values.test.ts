import { expect, it } from 'vitest';
import { examples } from '@/generated/examples';
import type { Profile } from '@/generated/schemas/profile.zod';
import { toRequest, toFormValues } from './form-values';

const { jana } = examples.getProfile;
const profile: Profile = {
  ...jana,
  cities: jana.cities.toReversed(),
  preferred_sport: null,
  preferred_level: 'any',
};

it('sends empty texts as missing values, trims names, and keeps the order of the cities', () => {
  expect(toRequest({ ...toFormValues(profile), display_name: '  Jana N. ', bio: ' \n ' })).toEqual({
    first_name: 'Jana',
    last_name: 'Nováková',
    display_name: 'Jana N.',
    bio: null,
    city_ids: [17, 2],
    preferred_sport: null,
    preferred_level: null,
    language: 'cs',
    notifications: { email_reminders: true, email_chat: false },
  });
});

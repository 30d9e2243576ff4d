import type { Profile } from '@/generated/schemas/profile.zod';
import type { ProfileUpdate } from '@/generated/schemas/profileUpdate.zod';
import { visibleText } from '@/lib/format/text';

/** The values of the form controls; an empty string stands for a missing text or choice. */
export interface ProfileValues extends Omit<
  ProfileUpdate,
  'bio' | 'city_ids' | 'preferred_sport' | 'preferred_level'
> {
  bio: string;
  /** The chosen cities, then a typed text that names no city. */
  city_ids: (number | string)[];
  preferred_sport: NonNullable<ProfileUpdate['preferred_sport']> | '';
  preferred_level: NonNullable<ProfileUpdate['preferred_level']> | '';
}

export const toFormValues = (profile: Profile): ProfileValues => ({
  first_name: profile.first_name,
  last_name: profile.last_name,
  display_name: profile.display_name,
  bio: profile.bio ?? '',
  city_ids: profile.cities.map(({ id }) => id),
  preferred_sport: profile.preferred_sport ?? '',
  // A person without a level is shown as playing at any level.
  preferred_level: profile.preferred_level === 'any' ? '' : (profile.preferred_level ?? ''),
  language: profile.language,
  notifications: { ...profile.notifications },
});

/** The request body, with trimmed texts; a text without visible characters counts as empty. */
export const toRequest = (values: ProfileValues) => ({
  ...values,
  first_name: visibleText(values.first_name),
  last_name: visibleText(values.last_name),
  display_name: visibleText(values.display_name),
  bio: visibleText(values.bio) || null,
  preferred_sport: values.preferred_sport || null,
  preferred_level: values.preferred_level || null,
});

export const pickChanges = (oldValues: ProfileValues, newValues: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(
    Object.entries(newValues).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(oldValues[field as keyof ProfileValues]),
    ),
  );

import { Profile } from '@/generated/schemas/profile.zod';
import { ProfileUpdate } from '@/generated/schemas/profileUpdate.zod';
import { refuseFields, type FieldIssue } from '@mocks/db/refusal';
import { requireRow } from '@mocks/db/rows';
import type { State, UserRow } from '@mocks/db/state';
import { HOME_ZONE, formatIso } from '@mocks/db/time-zones';
import { memberOperation } from '../operation.ts';

/** Converts a user to the profile that only the user can see. */
export function serializeProfile(state: State, user: UserRow): Profile {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    email_verified: user.email_verified,
    first_name: user.first_name,
    last_name: user.last_name,
    display_name: user.display_name,
    bio: user.bio,
    cities: user.city_ids.map((id) => requireRow(state.cities, id)),
    preferred_sport: user.preferred_sport,
    preferred_level: user.preferred_level,
    profile_picture: user.profile_picture,
    language: user.language,
    notifications: user.notifications,
    date_joined: formatIso(HOME_ZONE, user.date_joined),
  };
}

export const getProfile = memberOperation({ answer: Profile }, ({ store: { state }, user }) =>
  serializeProfile(state, user),
);

/** Checks what the generated schema cannot: each city exists and is unique in the list. */
function findCityIssues(state: State, ids: readonly number[]): FieldIssue[] {
  return ids.flatMap((id, index): FieldIssue[] => {
    const field = `city_ids.${index}`;
    if (ids.indexOf(id) < index) return [{ field, code: 'invalid' }];
    return state.cities.some((city) => city.id === id) ? [] : [{ field, code: 'unknown_city' }];
  });
}

/** Replaces the editable fields of the caller's profile. */
export const updateProfileWithJson = memberOperation(
  { json: ProfileUpdate, answer: Profile },
  ({ store, user, body }) => {
    const { first_name, last_name, display_name } = body;
    refuseFields(findCityIssues(store.state, body.city_ids));
    store.mutate(() => {
      Object.assign(user, body, {
        first_name: first_name.trim(),
        last_name: last_name.trim(),
        display_name: display_name.trim(),
      });
    });
    return serializeProfile(store.state, user);
  },
);

import type { Profile } from '@/generated/schemas/profile.zod';
import { required } from '@mocks/db/rows';
import type { State, UserRow } from '@mocks/db/state';
import { HOME_ZONE, isoIn } from '@mocks/db/zoned';

/** The person's own profile, with what nobody else sees. */
export function presentProfile(state: State, user: UserRow): Profile {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    email_verified: user.email_verified,
    first_name: user.first_name,
    last_name: user.last_name,
    display_name: user.display_name,
    bio: user.bio,
    cities: user.city_ids.map((id) => required(state.cities, id)),
    preferred_sport: user.preferred_sport,
    preferred_level: user.preferred_level,
    profile_picture: user.profile_picture,
    language: user.language,
    notifications: user.notifications,
    date_joined: isoIn(HOME_ZONE, user.date_joined),
  };
}

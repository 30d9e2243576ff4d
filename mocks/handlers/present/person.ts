import type { UserRef } from '@/generated/schemas/userRef.zod';
import { required } from '@mocks/db/rows';
import type { State } from '@mocks/db/state';

/** What anybody may know of the person: never more than these three fields. */
export function presentPerson(state: State, userId: number): UserRef {
  const { id, display_name, profile_picture } = required(state.users, userId);
  return { id, display_name, profile_picture };
}

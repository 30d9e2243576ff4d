import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApi } from '@/api/context';
import { isExpiry } from '@/api/tab-session';
import type { Profile } from '@/generated/schemas/profile.zod';
import type { ProfileUpdate } from '@/generated/schemas/profileUpdate.zod';
import { type ProfileValues, toValues, typedSince } from './form-values';

type Auth = ReturnType<typeof useApi>['auth'];
type Changes = Partial<ProfileValues>;

let kept: { readonly owner: number; readonly changes: Changes; readonly stop: () => void } | null = null;

/** Forgets the kept changes. */
function forgetChanges(): void {
  kept?.stop();
  kept = null;
}

/**
 * Keeps a person's unsaved changes when their session expires, for when they sign in again. They are kept in the memory of this
 * page only, until somebody signs out or another person signs in.
 */
function keepChanges(auth: Auth, owner: number, changes: Changes): void {
  forgetChanges();
  const stops = [
    auth.subscribe(() => {
      const { session } = auth.getSnapshot();
      if (session !== null && session.user.id !== owner) forgetChanges();
    }),
    auth.onSignedOut((reason) => {
      if (!isExpiry(reason)) forgetChanges();
    }),
  ];
  kept = { owner, changes, stop: () => stops.forEach((stop) => stop()) };
}

/** The changes kept for that person; null when there are none. */
export const keptChanges = (owner: number): Changes | null => (kept?.owner === owner ? kept.changes : null);

/**
 * Keeps unsaved changes when the session expires, and restores them once the same person has signed in again.
 * @returns whether something was restored
 */
export function useUnsavedChanges(
  profile: Profile,
  { getValues, setValue }: UseFormReturn<ProfileValues, unknown, ProfileUpdate>,
): boolean {
  const { auth } = useApi();
  const [changes] = useState(() => keptChanges(profile.id));
  useEffect(() => {
    for (const [field, value] of Object.entries(changes ?? {})) {
      setValue(field as keyof ProfileValues, value, { shouldDirty: true });
    }
    forgetChanges();
  }, [changes, setValue]);
  useEffect(
    () =>
      auth.onSignedOut((reason) => {
        const typed = typedSince(toValues(profile), getValues());
        if (isExpiry(reason) && Object.keys(typed).length > 0) keepChanges(auth, profile.id, typed);
      }),
    [auth, getValues, profile],
  );
  return changes !== null;
}

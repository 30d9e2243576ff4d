import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApi } from '@/api/context';
import { createUnsavedValue } from '@/api/unsaved';
import type { Profile } from '@/generated/schemas/profile.zod';
import type { ProfileUpdate } from '@/generated/schemas/profileUpdate.zod';
import { type ProfileValues, toValues, changedValues } from './form-values';

const unsaved = createUnsavedValue<Partial<ProfileValues>>();

/** The unsaved changes of a person (by id) whose session has expired; null when there are none. */
export const unsavedChangesOf = unsaved.get;

/** Keeps unsaved changes when the session expires, and restores them for the same person; returns whether it has restored some. */
export function useUnsavedChanges(
  profile: Profile,
  { getValues, setValue }: UseFormReturn<ProfileValues, unknown, ProfileUpdate>,
): boolean {
  const { auth } = useApi();
  const [changes] = useState(() => unsavedChangesOf(profile.id));
  useEffect(() => {
    for (const [field, value] of Object.entries(changes ?? {})) {
      setValue(field as keyof ProfileValues, value, { shouldDirty: true });
    }
    unsaved.forget();
  }, [changes, setValue]);
  useEffect(
    () =>
      auth.onExpiring(() => {
        const typed = changedValues(toValues(profile), getValues());
        if (Object.keys(typed).length > 0) unsaved.keep(auth, profile.id, typed);
      }),
    [auth, getValues, profile],
  );
  return changes !== null;
}

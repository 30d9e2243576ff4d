import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApi } from '@/api/context';
import { createUnsavedValue } from '@/api/unsaved';
import type { Profile } from '@/generated/schemas/profile.zod';
import type { ProfileUpdate } from '@/generated/schemas/profileUpdate.zod';
import { type ProfileValues, toValues, typedSince } from './form-values';

const unsaved = createUnsavedValue<Partial<ProfileValues>>();

/** The changes kept for that person; null when there are none. */
export const keptChanges = unsaved.get;

/** Keeps unsaved changes when the session expires; returns whether some were restored for the same person. */
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
    unsaved.forget();
  }, [changes, setValue]);
  useEffect(
    () =>
      auth.onExpiring(() => {
        const typed = typedSince(toValues(profile), getValues());
        if (Object.keys(typed).length > 0) unsaved.keep(auth, profile.id, typed);
      }),
    [auth, getValues, profile],
  );
  return changes !== null;
}

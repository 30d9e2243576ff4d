import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApi } from '@/api/context';
import type { Profile } from '@/generated/schemas/profile.zod';
import type { ProfileUpdate } from '@/generated/schemas/profileUpdate.zod';
import { type ProfileValues, toValues, typedSince } from './form-values';
import { forgetChanges, keepChanges, keptChanges } from './unsaved-changes';

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
        if (['expired', 'clock'].includes(reason) && Object.keys(typed).length > 0)
          keepChanges(auth, profile.id, typed);
      }),
    [auth, getValues, profile],
  );
  return changes !== null;
}

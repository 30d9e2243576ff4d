import { useEffect, useRef, useState } from 'react';
import { useApi } from '@/api/context';
import { createUnsavedValue } from '@/api/unsaved';
import { useProfileSaved } from '@/features/profile/data/use-profile-saved';
import { type ContractForm, useContractForm } from '@/forms/use-contract-form';
import { useSubmission } from '@/forms/use-submission';
import { BioMax } from '@/generated/schemas/bio.zod';
import { NewPersonNameMax } from '@/generated/schemas/newPersonName.zod';
import type { Profile } from '@/generated/schemas/profile.zod';
import { ProfileUpdate, profileUpdateCityIdsMax } from '@/generated/schemas/profileUpdate.zod';
import { updateProfileWithJson } from '@/generated/user/user';
import { useI18n } from '@/i18n/context';
import { type ProfileValues, toRequest, toValues, changedValues } from './form-values';

export interface ProfileFormState {
  form: ContractForm<
    ProfileValues,
    ProfileUpdate,
    'first_name' | 'last_name' | 'display_name' | 'bio' | 'city_ids'
  >;
}

const unsaved = createUnsavedValue<Partial<ProfileValues>>();

/** The unsaved changes of a person (by id) whose session has expired; null when there are none. */
export const unsavedChangesOf = unsaved.get;

/** Keeps unsaved changes when the session expires, and restores them for the same person; returns whether it has restored some. */
function useUnsavedChanges(profile: Profile, { getValues, setValue }: ProfileFormState['form']): boolean {
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

/** `isCurrent` is false if the person has typed more since the request, which stays in the form. */
type OnSaved = (profile: Profile, isCurrent: boolean) => void;

/** The form of the profile and its submission. */
export function useProfileForm(profile: Profile, onSaved: OnSaved) {
  const { account, profile: texts } = useI18n().LL;
  const fields = { ...account.fields, ...texts.fields };
  const profileSaved = useProfileSaved();
  const nameErrors = (field: 'first_name' | 'last_name' | 'display_name') => ({
    too_big: () => fields[field].too_long({ maximum: NewPersonNameMax }),
    wrong: fields[field].required,
  });
  const form = useContractForm({
    schema: ProfileUpdate,
    defaultValues: toValues(profile),
    toRequest,
    texts: {
      first_name: nameErrors('first_name'),
      last_name: nameErrors('last_name'),
      display_name: nameErrors('display_name'),
      bio: { wrong: () => fields.bio({ maximum: BioMax }) },
      city_ids: { wrong: () => fields.city_ids({ maximum: profileUpdateCityIdsMax }) },
    },
    validatesOnBlur: true,
  });
  const isRestored = useUnsavedChanges(profile, form);
  /** The values of the form when it was submitted. */
  const submitted = useRef<ProfileValues>(null);
  const send = (request: ProfileUpdate): Promise<Profile> => {
    submitted.current = structuredClone(form.getValues());
    return updateProfileWithJson(request);
  };
  const { submit, isPending, failure } = useSubmission(send, {
    form,
    onSuccess: (saved) => {
      const typed = submitted.current ? changedValues(submitted.current, form.getValues()) : {};
      const isCurrent = Object.keys(typed).length === 0;
      if (isCurrent) form.reset(toValues(saved));
      else {
        form.reset(toValues(saved), { keepValues: true });
        // Unchanged fields take the saved values; setting every field updates its dirty state.
        for (const [field, value] of Object.entries({ ...toValues(saved), ...typed })) {
          form.setValue(field as keyof ProfileValues, value, { shouldDirty: true });
        }
      }
      profileSaved(saved);
      onSaved(saved, isCurrent);
    },
  });
  return { form, submit, isPending, isRestored, failure };
}

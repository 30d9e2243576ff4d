import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApi } from '@/api/context';
import { createUnsavedValue } from '@/api/session/unsaved-value';
import { useContractForm } from '@/forms/use-contract-form';
import { useSubmission } from '@/forms/use-submission';
import { BioMax } from '@/generated/schemas/bio.zod';
import { NewPersonNameMax } from '@/generated/schemas/newPersonName.zod';
import type { Profile } from '@/generated/schemas/profile.zod';
import { ProfileUpdate, profileUpdateCityIdsMax } from '@/generated/schemas/profileUpdate.zod';
import { updateProfileWithJson } from '@/generated/user/user';
import { useI18n } from '@/i18n/context';
import { useStoreProfile } from '@/queries/use-store-profile';
import { type ProfileValues, toRequest, toFormValues, pickChanges } from './form-values';

export type ProfileFormState = Pick<ReturnType<typeof useProfileForm>, 'form'>;

const unsavedValues = createUnsavedValue<Partial<ProfileValues>>();

/** The unsaved changes of a person (by id) whose session has expired; null when there are none. */
export const unsavedChangesOf = unsavedValues.get;

/** Keeps unsaved changes when the session expires, and restores them for the same person; returns whether it has restored some. */
function useUnsavedChanges(profile: Profile, form: UseFormReturn<ProfileValues, unknown, ProfileUpdate>) {
  const { getValues, setValue } = form;
  const { auth } = useApi();
  const [storedChanges] = useState(() => unsavedChangesOf(profile.id));
  useEffect(() => {
    for (const [field, value] of Object.entries(storedChanges ?? {})) {
      setValue(field as keyof ProfileValues, value, { shouldDirty: true });
    }
    unsavedValues.forget();
  }, [storedChanges, setValue]);
  useEffect(
    () =>
      auth.onExpiring(() => {
        const unsavedChanges = pickChanges(toFormValues(profile), getValues());
        if (Object.keys(unsavedChanges).length > 0) unsavedValues.keep(auth, profile.id, unsavedChanges);
      }),
    [auth, getValues, profile],
  );
  return storedChanges !== null;
}

/** `isFormUnchanged` is false if the person has typed since the request; that text stays in the form. */
type OnSaved = (profile: Profile, isFormUnchanged: boolean) => void;

export function useProfileForm(profile: Profile, onSaved: OnSaved) {
  const { account, common, profile: texts } = useI18n().LL;
  const fieldTexts = { ...account.fields, ...texts.fields };
  const storeProfile = useStoreProfile();
  const createNameErrors = (field: 'first_name' | 'last_name' | 'display_name') => ({
    too_big: () => fieldTexts[field].too_long({ maximum: NewPersonNameMax }),
    wrong: fieldTexts[field].required,
  });
  const form = useContractForm({
    schema: ProfileUpdate,
    defaultValues: toFormValues(profile),
    toRequest,
    texts: {
      first_name: createNameErrors('first_name'),
      last_name: createNameErrors('last_name'),
      display_name: createNameErrors('display_name'),
      bio: { wrong: () => fieldTexts.bio({ maximum: BioMax }) },
      city_ids: {
        too_big: () => fieldTexts.city_ids({ maximum: profileUpdateCityIdsMax }),
        wrong: common.cities.choose,
      },
    },
    validatesOnBlur: true,
  });
  const hasRestoredChanges = useUnsavedChanges(profile, form);
  const submittedValues = useRef(toFormValues(profile));
  const send = (request: ProfileUpdate): Promise<Profile> => {
    submittedValues.current = structuredClone(form.getValues());
    return updateProfileWithJson(request);
  };
  const { submit, isPending, failure } = useSubmission(send, {
    form,
    onSuccess: (savedProfile) => {
      const laterChanges = pickChanges(submittedValues.current, form.getValues());
      const isFormUnchanged = Object.keys(laterChanges).length === 0;
      if (isFormUnchanged) form.reset(toFormValues(savedProfile));
      else {
        form.reset(toFormValues(savedProfile), { keepValues: true });
        // Unchanged fields take the saved values; setting every field updates its dirty state.
        for (const [field, value] of Object.entries({ ...toFormValues(savedProfile), ...laterChanges })) {
          form.setValue(field as keyof ProfileValues, value, { shouldDirty: true });
        }
      }
      storeProfile(savedProfile);
      onSaved(savedProfile, isFormUnchanged);
    },
  });
  return { form, submit, isPending, hasRestoredChanges, failure };
}

import { useMutation } from '@tanstack/react-query';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { describeError, type ErrorDescription } from '@/api/describe-error';
import { useProfileSaved } from '@/features/profile/data/use-profile-saved';
import type { Profile } from '@/generated/schemas/profile.zod';
import type { ProfileUpdate } from '@/generated/schemas/profileUpdate.zod';
import { updateProfileWithJson } from '@/generated/user/user';
import { useI18n } from '@/i18n/context';
import { type CheckedField, fieldErrorText, fieldsRefused } from './field-errors';
import { profileResolver, type ProfileValues, toValues } from './form-values';

/** What the sections of the form share. */
export interface ProfileFormState {
  form: UseFormReturn<ProfileValues, unknown, ProfileUpdate>;
  errorOf: (field: CheckedField) => string | undefined;
}

interface ProfileForm extends ProfileFormState {
  submit: () => void;
  isPending: boolean;
  /** Why saving failed, unless it is said at the fields. */
  failure: ErrorDescription | null;
}

/** The form of the profile: checked by the contract before any call, saved once however often it is sent. */
export function useProfileForm(profile: Profile, onSaved: (profile: Profile) => void): ProfileForm {
  const { LL } = useI18n();
  const profileSaved = useProfileSaved();
  const form = useForm<ProfileValues, unknown, ProfileUpdate>({
    resolver: profileResolver,
    mode: 'onTouched',
    defaultValues: toValues(profile),
  });
  const { formState, setError, handleSubmit } = form;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (request: ProfileUpdate) => updateProfileWithJson(request),
    onSuccess: (saved) => {
      form.reset(toValues(saved));
      profileSaved(saved);
      onSaved(saved);
    },
    onError: (refusal) => {
      fieldsRefused(describeError(refusal)).forEach(({ field, message }, index) => {
        setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
      });
    },
  });
  const send = handleSubmit((request) => {
    if (!isPending) mutate(request);
  });
  const failure = error && describeError(error);
  return {
    form,
    errorOf: (field) => {
      const found = formState.errors[field];
      return fieldErrorText(LL, field, Array.isArray(found) ? found.find(Boolean) : found);
    },
    submit: () => void send(),
    isPending,
    failure: failure && fieldsRefused(failure).length === 0 ? failure : null,
  };
}

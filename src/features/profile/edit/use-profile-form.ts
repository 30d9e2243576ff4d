import { useForm, type UseFormReturn } from 'react-hook-form';
import { describeError, type ErrorDescription } from '@/api/describe-error';
import { useWrite } from '@/api/use-write';
import { refused, refusedFields } from '@/components/refused-fields';
import { useProfileSaved } from '@/features/profile/data/use-profile-saved';
import type { Profile } from '@/generated/schemas/profile.zod';
import type { ProfileUpdate } from '@/generated/schemas/profileUpdate.zod';
import { updateProfileWithJson } from '@/generated/user/user';
import { useI18n } from '@/i18n/context';
import { type CheckedField, checkedFields, fieldErrorText } from './field-errors';
import { profileResolver, type ProfileValues, toValues, typedSince } from './form-values';
import { useKeptChanges } from './use-kept-changes';

/** What the sections of the form share. */
export interface ProfileFormState {
  form: UseFormReturn<ProfileValues, unknown, ProfileUpdate>;
  errorOf: (field: CheckedField) => string | undefined;
}

interface ProfileForm extends ProfileFormState {
  submit: () => void;
  isPending: boolean;
  /** Whether it opened with what was not saved when the session ended. */
  isRestored: boolean;
  /** Why saving failed, unless it is said at the fields. */
  failure: ErrorDescription | null;
}

/** Told of what was saved; `isCurrent` unless something was typed while it was on its way, which stays in the form. */
type OnSaved = (profile: Profile, isCurrent: boolean) => void;

interface Sent {
  request: ProfileUpdate;
  /** What the form held when it was sent. */
  values: ProfileValues;
}

/** The form of the profile: checked by the contract before any call, saved once however often it is sent. */
export function useProfileForm(profile: Profile, onSaved: OnSaved): ProfileForm {
  const { LL } = useI18n();
  const profileSaved = useProfileSaved();
  const form = useForm<ProfileValues, unknown, ProfileUpdate>({
    resolver: profileResolver,
    mode: 'onTouched',
    defaultValues: toValues(profile),
  });
  const { formState, setError, handleSubmit } = form;
  const isRestored = useKeptChanges(profile, form);
  const { mutate, isPending, error } = useWrite({
    mutationFn: ({ request }: Sent) => updateProfileWithJson(request),
    onSuccess: (saved, { values }) => {
      const typed = typedSince(values, form.getValues());
      const isCurrent = Object.keys(typed).length === 0;
      if (isCurrent) form.reset(toValues(saved));
      else {
        form.reset(toValues(saved), { keepValues: true });
        // Of the fields that nobody touched the saved value counts; each is compared anew with what is saved.
        for (const [field, value] of Object.entries({ ...toValues(saved), ...typed })) {
          form.setValue(field as keyof ProfileValues, value, { shouldDirty: true });
        }
      }
      profileSaved(saved);
      onSaved(saved, isCurrent);
    },
    onError: (refusal) => {
      const fields = refusedFields(LL, describeError(refusal), checkedFields).keys();
      [...fields].forEach((field, index) => {
        setError(field, { type: refused }, { shouldFocus: index === 0 });
      });
    },
  });
  const send = handleSubmit((request) => {
    mutate({ request, values: structuredClone(form.getValues()) });
  });
  const failure = error && describeError(error);
  const refusals = refusedFields(LL, failure, checkedFields);
  return {
    form,
    errorOf: (field) => {
      const found = formState.errors[field];
      const first = Array.isArray(found) ? found.find(Boolean) : found;
      return first?.type === refused ? refusals.get(field) : fieldErrorText(LL, field, first);
    },
    submit: () => void send(),
    isPending,
    isRestored,
    failure: refusals.size > 0 ? null : failure,
  };
}

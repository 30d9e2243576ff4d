import { newPasswordErrors } from '@/features/account/parts/new-password-field';
import { useContractForm } from '@/forms/use-contract-form';
import { NewPersonNameMax } from '@/generated/schemas/newPersonName.zod';
import { UsernameMax, UsernameMin } from '@/generated/schemas/username.zod';
import { RegisterRequest } from '@/generated/schemas/registerRequest.zod';
import { useI18n } from '@/i18n/context';
import { visibleText } from '@/lib/text';

/** Problem codes that belong to a field. */
const taken = { username_taken: 'username', email_taken: 'email' } as const;

/** The registration form with its default values and error messages. */
export function useRegistrationForm() {
  const { LL, locale } = useI18n();
  /** The schema requires a ticked box, which an empty form does not have. */
  const defaultValues: Omit<RegisterRequest, 'privacy_policy_accepted'> & {
    privacy_policy_accepted: boolean;
  } = {
    username: '',
    email: '',
    password: '',
    first_name: '',
    last_name: '',
    city_id: null,
    language: locale,
    privacy_policy_accepted: false,
  };
  return useContractForm({
    schema: RegisterRequest,
    defaultValues,
    toRequest: (values) => ({
      ...values,
      first_name: visibleText(values.first_name),
      last_name: visibleText(values.last_name),
    }),
    texts: fieldErrors(LL),
    taken,
    validatesOnBlur: true,
  });
}

const fieldErrors = ({ account: { fields }, problems }: ReturnType<typeof useI18n>['LL']) => ({
  username: {
    missing: fields.username.required,
    too_small: () => fields.username.too_short({ minimum: UsernameMin }),
    too_big: () => fields.username.too_long({ maximum: UsernameMax }),
    wrong: fields.username.invalid,
    taken: problems.codes.username_taken,
  },
  email: {
    missing: fields.email.required,
    too_big: fields.email.too_long,
    wrong: fields.email.invalid,
    taken: problems.codes.email_taken,
  },
  password: newPasswordErrors(fields),
  first_name: {
    too_big: () => fields.first_name.too_long({ maximum: NewPersonNameMax }),
    wrong: fields.first_name.required,
  },
  last_name: {
    too_big: () => fields.last_name.too_long({ maximum: NewPersonNameMax }),
    wrong: fields.last_name.required,
  },
  // The city is chosen from a list, so only the backend can refuse it.
  city_id: { wrong: problems.fields.invalid },
  privacy_policy_accepted: { wrong: fields.privacy_policy_accepted.not_accepted },
});

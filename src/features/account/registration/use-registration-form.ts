import { newPasswordWords } from '@/features/account/parts/new-password-field';
import { useContractForm } from '@/forms/use-contract-form';
import { NewPersonNameMax } from '@/generated/schemas/newPersonName.zod';
import { UsernameMax, UsernameMin } from '@/generated/schemas/username.zod';
import { RegisterRequest } from '@/generated/schemas/registerRequest.zod';
import { useI18n } from '@/i18n/context';
import { visibleText } from '@/lib/text';

/** The codes of answers that are about one field. One answer may name both as taken, although its own code is that of the first. */
const taken = { username_taken: 'username', email_taken: 'email' } as const;

export function useRegistrationForm() {
  const { LL, locale } = useI18n();
  /** The schema demands the tick that an empty form does not have yet. */
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
    texts: fieldWords(LL),
    taken,
    validatesOnBlur: true,
  });
}

const fieldWords = ({ account: { fields }, problems }: ReturnType<typeof useI18n>['LL']) => ({
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
  password: newPasswordWords(fields),
  first_name: {
    too_big: () => fields.first_name.too_long({ maximum: NewPersonNameMax }),
    wrong: fields.first_name.required,
  },
  last_name: {
    too_big: () => fields.last_name.too_long({ maximum: NewPersonNameMax }),
    wrong: fields.last_name.required,
  },
  // Chosen from a list: only the backend can have something against it.
  city_id: { wrong: problems.fields.invalid },
  privacy_policy_accepted: { wrong: fields.privacy_policy_accepted.not_accepted },
});

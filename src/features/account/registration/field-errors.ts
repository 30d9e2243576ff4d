import type { FieldError } from 'react-hook-form';

import { type Refusal, refusedFields } from '@/components/refused-fields';
import { PersonNameMax } from '@/generated/schemas/personName.zod';
import { PasswordMax, PasswordMin } from '@/generated/schemas/password.zod';
import { UsernameMax, UsernameMin } from '@/generated/schemas/username.zod';
import type { TranslationFunctions } from '@/i18n/i18n-types';

/** The fields that a person fills in and that can be wrong. */
const checkedFields = [
  'username',
  'email',
  'password',
  'first_name',
  'last_name',
  'city_id',
  'privacy_policy_accepted',
] as const;

export type CheckedField = (typeof checkedFields)[number];

/** Words for what is wrong, from the kind of failure that the contract's schema found. */
export function fieldErrorText(
  { account: { fields } }: TranslationFunctions,
  field: CheckedField,
  error: FieldError | undefined,
  value: unknown,
): string | undefined {
  if (!error) return undefined;
  if (field === 'privacy_policy_accepted') return fields[field].not_accepted();
  // Chosen from a list: only the backend can have something against it.
  if (field === 'city_id') return undefined;
  if (value === '') return fields[field].required();
  const isLong = error.type === 'too_big';
  switch (field) {
    case 'username':
      if (isLong) return fields.username.too_long({ maximum: UsernameMax });
      return error.type === 'too_small'
        ? fields.username.too_short({ minimum: UsernameMin })
        : fields.username.invalid();
    case 'email':
      return isLong ? fields.email.too_long() : fields.email.invalid();
    case 'password':
      return isLong
        ? fields.password.too_long({ maximum: PasswordMax })
        : fields.password.too_short({ minimum: PasswordMin });
    case 'first_name':
    case 'last_name':
      return fields[field].too_long({ maximum: PersonNameMax });
  }
}

/** The codes of answers that are about one field, also where the answer does not name it. */
const takenFields: Readonly<Record<string, CheckedField>> = {
  username_taken: 'username',
  email_taken: 'email',
};

/** What the backend refused. One answer may name both as taken, although its own code is that of the first. */
export function registrationRefused(
  LL: TranslationFunctions,
  failure: Refusal | null,
): ReadonlyMap<CheckedField, string> {
  const { kind = '', code = '', errors = [] } = failure ?? {};
  const field = takenFields[code];
  const taken = field ? [{ field, code: 'taken', message: '' }] : [];
  return refusedFields(LL, { kind, errors: [...taken, ...errors] }, checkedFields, (name, reason) => {
    if (reason !== 'taken') return undefined;
    if (name === 'username') return LL.problems.codes.username_taken();
    return name === 'email' ? LL.problems.codes.email_taken() : undefined;
  });
}

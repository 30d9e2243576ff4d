import type { ErrorDescription } from '@/api/describe-error';
import { errorText } from '@/components/error-text';
import type { TranslationFunctions } from '@/i18n/i18n-types';
import type { CheckedField } from './field-errors';

const checkedFields: readonly CheckedField[] = [
  'username',
  'email',
  'password',
  'first_name',
  'last_name',
  'privacy_policy_accepted',
];

/**
 * The fields that the backend refused, each with its words: those of the problem's code when somebody else has the name
 * or the address, else the backend's own. Empty when the failure is about nothing that the form shows.
 */
export function fieldsRefused(
  LL: TranslationFunctions,
  failure: ErrorDescription,
): { field: CheckedField; message: string }[] {
  if (failure.kind !== 'problem') return [];
  const isTaken = failure.code === 'username_taken' || failure.code === 'email_taken';
  return failure.errors.flatMap(({ field, message }) => {
    const known = checkedFields.find((name) => name === field);
    return known ? [{ field: known, message: isTaken ? errorText(LL, failure) : message }] : [];
  });
}

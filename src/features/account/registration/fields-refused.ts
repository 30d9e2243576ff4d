import type { ErrorDescription } from '@/api/describe-error';
import { fieldProblemText } from '@/components/error-text';
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
 * The fields that the backend refused, each with its words. Empty when the failure is about nothing that the form shows.
 */
export function fieldsRefused(
  LL: TranslationFunctions,
  failure: ErrorDescription,
): { field: CheckedField; message: string }[] {
  if (failure.kind !== 'problem') return [];
  const { codes } = LL.problems;
  return failure.errors.flatMap((error) => {
    const field = checkedFields.find((name) => name === error.field);
    if (!field) return [];
    const isTaken = error.code === 'taken';
    // One answer may name both, although its own code is that of the first.
    if (isTaken && field === 'username') return { field, message: codes.username_taken() };
    if (isTaken && field === 'email') return { field, message: codes.email_taken() };
    return { field, message: fieldProblemText(LL, error) };
  });
}

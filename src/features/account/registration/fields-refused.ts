import type { ErrorDescription } from '@/api/describe-error';
import { fieldProblemText } from '@/components/error-text';
import type { TranslationFunctions } from '@/i18n/i18n-types';
import { type CheckedField, checkedFields } from './field-errors';

/**
 * The words for each field that the backend refused, in the order of its answer; asked for anew whenever they are shown, so
 * that they follow the language. Empty when the failure is about nothing that the form shows.
 */
export function fieldsRefused(
  LL: TranslationFunctions,
  failure: ErrorDescription | null,
): ReadonlyMap<CheckedField, string> {
  const texts = new Map<CheckedField, string>();
  if (failure?.kind !== 'problem') return texts;
  const { codes } = LL.problems;
  for (const error of failure.errors) {
    const field = checkedFields.find((name) => name === error.field);
    if (!field || texts.has(field)) continue;
    const isTaken = error.code === 'taken';
    // One answer may name both, although its own code is that of the first.
    if (isTaken && field === 'username') texts.set(field, codes.username_taken());
    else if (isTaken && field === 'email') texts.set(field, codes.email_taken());
    else texts.set(field, fieldProblemText(LL, error));
  }
  return texts;
}

import type { TranslationFunctions } from '@/i18n/i18n-types';
import { fieldProblemText } from './error-text';

/** What the backend has against one field. */
interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** Of a failure, as `describeError` of the client tells it: the fields, where it names any. */
export interface Refusal {
  readonly kind: string;
  readonly code?: string;
  readonly errors?: readonly FieldProblem[];
}

/** The type of a form's error that only marks a field of `refusedFields`; the words are those. */
export const refused = 'refused';

/**
 * The words for each field that the backend refused, in the order of its answer; `city_ids.3` belongs to `city_ids`. Asked
 * for anew whenever they are shown, so that they follow the language. Empty when the failure is about nothing that the
 * form shows.
 */
export function refusedFields<Field extends string>(
  LL: TranslationFunctions,
  failure: Refusal | null,
  fields: readonly Field[],
  /** Words that say more than those of the code alone. */
  wordsOf: (field: Field, code: string) => string | undefined = () => undefined,
): ReadonlyMap<Field, string> {
  const texts = new Map<Field, string>();
  for (const problem of failure?.errors ?? []) {
    const field = fields.find((name) => name === problem.field.split('.', 1)[0]);
    if (!field || texts.has(field)) continue;
    texts.set(field, wordsOf(field, problem.code) ?? fieldProblemText(LL, problem));
  }
  return texts;
}

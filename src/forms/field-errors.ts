import type { FieldError } from 'react-hook-form';
import type { FieldProblem } from '@/api/problem';
import { fieldProblemText } from '@/components/error-text';
import type { TranslationFunctions } from '@/i18n/i18n-types';

type Words = () => string;

export interface FieldWords {
  missing?: Words;
  too_small?: Words;
  too_big?: Words;
  /** For errors that have no words of their own. */
  wrong: Words;
  /** The backend says that somebody else has it. */
  taken?: Words;
}

/** Marks a field that the backend refused; `types` then holds its code with its own words. */
export const refused = 'refused';

/** Words for what is wrong with a field, made when they are shown, so that they follow the language. */
export function fieldErrorText(
  LL: TranslationFunctions,
  words: FieldWords,
  { type, types }: Pick<FieldError, 'type' | 'types'>,
  value: unknown,
): string {
  if (type === refused) {
    const [code = '', message] = Object.entries(types ?? {})[0] ?? [];
    if (code === 'taken' && words.taken) return words.taken();
    return fieldProblemText(LL, { code, message: String(message ?? '') });
  }
  if (value === '' && words.missing) return words.missing();
  const issue = ['too_small', 'too_big'] as const;
  return (words[issue.find((code) => code === type) ?? 'wrong'] ?? words.wrong)();
}

/** Of a failure, as `describeError` of the client tells it: the fields, where it names any. */
export interface Refusal {
  readonly kind: string;
  readonly code?: string | null;
  readonly errors?: readonly FieldProblem[];
}

/** What the backend has against each field, `city_ids.3` being of `city_ids`; `taken` names the field that the code of a whole answer is about. */
export function refusedFields<Field extends string>(
  failure: Refusal | null,
  fields: readonly Field[],
  taken: Readonly<Partial<Record<string, Field>>> = {},
): ReadonlyMap<Field, Omit<FieldProblem, 'field'>> {
  const found = new Map<Field, Omit<FieldProblem, 'field'>>();
  const about = taken[failure?.code ?? ''];
  if (about) found.set(about, { code: 'taken', message: '' });
  for (const { field, code, message } of failure?.errors ?? []) {
    const name = fields.find((each) => each === field.split('.', 1)[0]);
    if (name && !found.has(name)) found.set(name, { code, message });
  }
  return found;
}

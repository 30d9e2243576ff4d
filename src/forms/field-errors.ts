import type { FieldError } from 'react-hook-form';
import type { FieldProblem } from '@/api/problem';
import { fieldProblemText } from '@/components/error-text';
import type { TranslationFunctions } from '@/i18n/i18n-types';

type GetText = () => string;

export interface FieldTexts {
  missing?: GetText;
  too_small?: GetText;
  too_big?: GetText;
  /** For errors that have no words of their own. */
  wrong: GetText;
  /** The backend says that somebody else has it. */
  taken?: GetText;
}

/** Marks a field that the backend refused; `types` then holds its code with its own words. */
export const refusedType = 'refused';

/** Words for what is wrong with a field, made when they are shown, so that they follow the language. */
export function fieldErrorText(
  LL: TranslationFunctions,
  texts: FieldTexts,
  { type, types }: Pick<FieldError, 'type' | 'types'>,
  value: unknown,
): string {
  if (type === refusedType) {
    const [code = '', message] = Object.entries(types ?? {})[0] ?? [];
    if (code === 'taken' && texts.taken) return texts.taken();
    return fieldProblemText(LL, { code, message: String(message ?? '') });
  }
  if (value === '' && texts.missing) return texts.missing();
  const issue = ['too_small', 'too_big'] as const;
  return (texts[issue.find((code) => code === type) ?? 'wrong'] ?? texts.wrong)();
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
  const problems = new Map<Field, Omit<FieldProblem, 'field'>>();
  const takenField = taken[failure?.code ?? ''];
  if (takenField) problems.set(takenField, { code: 'taken', message: '' });
  for (const { field, code, message } of failure?.errors ?? []) {
    const name = fields.find((each) => each === field.split('.', 1)[0]);
    if (name && !problems.has(name)) problems.set(name, { code, message });
  }
  return problems;
}

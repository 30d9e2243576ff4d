import type { FieldError } from 'react-hook-form';
import { getFieldProblemText } from '@/components/failures/error-text';
import type { TranslationFunctions } from '@/i18n/i18n-types';
import type { Failure, FieldProblem } from '@/lib/failure';

type GetText = () => string;

/** A field's error messages, by reason. */
export interface FieldTexts {
  missing?: GetText;
  too_small?: GetText;
  too_big?: GetText;
  /** The message for all other errors. */
  wrong: GetText;
  /** The message when another account has the value. */
  taken?: GetText;
}

/** The `type` of an error from the backend; its `types` then maps the backend's code to its message. */
export const refusedType = 'refused';

/** A field's error message; call it on each render, so that it follows the language. */
export function fieldErrorText(
  LL: TranslationFunctions,
  texts: FieldTexts,
  { type, types }: Pick<FieldError, 'type' | 'types'>,
  value: unknown,
): string {
  if (type === refusedType) {
    const [code = '', message] = Object.entries(types ?? {})[0] ?? [];
    if (code === 'taken' && texts.taken) return texts.taken();
    return getFieldProblemText(LL, { code, message: String(message ?? '') });
  }
  if (value === '' && texts.missing) return texts.missing();
  const issue = ['too_small', 'too_big'] as const;
  return (texts[issue.find((code) => code === type) ?? 'wrong'] ?? texts.wrong)();
}

/** The backend's problem with each field; `city_ids.3` and `profile.city_ids` count for `city_ids`. `taken` maps codes of the whole answer to the field that they are about. */
export function refusedFields<Field extends string>(
  failure: Failure | null,
  fields: readonly Field[],
  takenFields: Readonly<Partial<Record<string, Field>>> = {},
): ReadonlyMap<Field, Omit<FieldProblem, 'field'>> {
  const problems = new Map<Field, Omit<FieldProblem, 'field'>>();
  if (failure?.kind !== 'problem') return problems;
  const takenField = takenFields[failure.code ?? ''];
  if (takenField) problems.set(takenField, { code: 'taken', message: '' });
  for (const { field, code, message } of failure.errors ?? []) {
    const name = field.split('.').flatMap((part) => fields.filter((formField) => formField === part))[0];
    if (name && !problems.has(name)) problems.set(name, { code, message });
  }
  return problems;
}

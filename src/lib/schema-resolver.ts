import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, ResolverOptions, ResolverResult } from 'react-hook-form';
import type * as zod from 'zod/mini';

/**
 * Checks a form of react-hook-form by a schema of the contract: the type of a field's error is the code of the first issue.
 * (`@hookform/resolvers/zod` asks for all of Zod, which the built app does without: decision 054.)
 */
export const schemaResolver =
  <Values extends FieldValues>(schema: zod.ZodMiniType<Values>) =>
  (
    values: unknown,
    _context: unknown,
    options: ResolverOptions<FieldValues>,
  ): ResolverResult<FieldValues, Values> => {
    const { success, data, error } = schema.safeParse(values);
    if (success) return { values: data, errors: {} };
    const issues = error.issues.map(({ code, path }) => [path.join('.'), { type: code }] as const);
    return { values: {}, errors: toNestErrors(Object.fromEntries(issues.toReversed()), options) };
  };

import type { FieldIssue } from '@mocks/db/refusal';
import * as z from 'zod/mini';

/** A schema of Zod or Zod mini with this output type. */
export type Schema<Value> = z.core.$ZodType<Value>;

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  );

function issueCode(issue: z.core.$ZodIssue, value: unknown): Omit<FieldIssue, 'field'> {
  if (value === undefined || value === null) return { code: 'required' };
  switch (issue.code) {
    case 'too_small':
      return { code: issue.origin === 'string' ? 'too_short' : 'too_small' };
    case 'too_big':
      return { code: issue.origin === 'string' ? 'too_long' : 'too_big' };
    case 'invalid_value':
      return { code: value === false ? 'not_accepted' : 'invalid' };
    default:
      return { code: 'invalid' };
  }
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** The first issue of each field; `rootName` stands for the value itself. */
function fieldIssuesOf(error: z.core.$ZodError, input: unknown, rootName: string): FieldIssue[] {
  const fieldIssues = new Map<string, FieldIssue>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || rootName;
    const [existing, value] = [fieldIssues.get(field), valueAt(input, issue.path)];
    // Only white space counts as too short, however long it is.
    if (issue.code === 'invalid_format' && isBlank(value) && existing?.code !== 'too_short')
      fieldIssues.set(field, { field, code: 'too_short' });
    else if (!existing) fieldIssues.set(field, { field, ...issueCode(issue, value) });
  }
  return [...fieldIssues.values()];
}

/** The parsed value, or the issues of its fields. */
export type CheckResult<Value> =
  | { value: Value; fieldIssues: [] }
  | { value: undefined; fieldIssues: FieldIssue[] };

/** Checks a part of a request; `rootName` is the field name for an issue of the whole part, such as `body`. */
export function checkSchema<Value>(
  schema: Schema<Value>,
  input: unknown,
  rootName: string,
): CheckResult<Value> {
  const result = z.safeParse(schema, input);
  if (result.success) return { value: result.data, fieldIssues: [] };
  return { value: undefined, fieldIssues: fieldIssuesOf(result.error, input, rootName) };
}

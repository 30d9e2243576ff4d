import type { FieldIssue } from '@mocks/db/refusal';
import * as z from 'zod/mini';

/** Any schema of Zod or Zod mini that gives a value of this type. */
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

/** The first fault of each field that Zod found; `whole` is the name for the value itself. */
function fieldIssuesOf(error: z.core.$ZodError, input: unknown, whole: string): FieldIssue[] {
  const faults = new Map<string, FieldIssue>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || whole;
    const [known, value] = [faults.get(field), valueAt(input, issue.path)];
    // White space where a pattern wants more is too short, however long it is.
    if (issue.code === 'invalid_format' && isBlank(value) && known?.code !== 'too_short')
      faults.set(field, { field, code: 'too_short' });
    else if (!known) faults.set(field, { field, ...issueCode(issue, value) });
  }
  return [...faults.values()];
}

/** What a schema says about a part of a request: the value, or the faults of its fields. */
export type CheckResult<Value> =
  | { value: Value; fieldIssues: [] }
  | { value: undefined; fieldIssues: FieldIssue[] };

/** Checks part of a request; `whole` names it in a fault that is about all of it, such as `body`. */
export function checkSchema<Value>(schema: Schema<Value>, input: unknown, whole: string): CheckResult<Value> {
  const result = z.safeParse(schema, input);
  if (result.success) return { value: result.data, fieldIssues: [] };
  return { value: undefined, fieldIssues: fieldIssuesOf(result.error, input, whole) };
}

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

/**
 * What the backend has against each of the fields, in the order of its answer; `city_ids.3` belongs to `city_ids`. Empty when the
 * failure is about none of them.
 * @param taken the codes of whole answers which say that one field is taken, whether or not the answer names it
 */
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

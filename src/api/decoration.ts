import type { SchemaIssue } from './http';
import type { MalformedResponseError } from './problem';

/** What may be wrong in an answer. */
export interface Decoration {
  /** The names of the fields, at any depth (`x-decorative-fields`). */
  readonly fields: readonly string[];
  /** Told of each answer that was mended, with the names of its fields that did not fit. */
  readonly mended: (error: MalformedResponseError, names: readonly string[]) => void;
}

/** Where each fault is, those within a union's parts too. */
const faultsIn = (issues: readonly SchemaIssue[], above: readonly PropertyKey[] = []): SchemaIssue[] =>
  issues.flatMap(({ errors, ...issue }) => {
    const path = [...above, ...issue.path];
    return errors?.length ? faultsIn(errors.flat(), path) : [{ ...issue, path }];
  });

/** What is shown instead of a value that does not fit; of a text that is too long, its beginning. */
function instead(value: unknown, { code, maximum }: SchemaIssue): string | null {
  if (typeof value === 'string' && code === 'too_small') return '–';
  if (typeof value !== 'string' || code !== 'too_big') return null;
  return `${[...value].slice(0, Number(maximum) - 1).join('')}…`;
}

/**
 * Mends the decoration of a body in place, as the contract says at `x-decorative-fields`. Whether the body then fits is for the
 * schema to say.
 * @returns the faults that were mended
 */
export function mendDecoration(
  body: unknown,
  fields: readonly string[],
  issues: readonly SchemaIssue[],
): SchemaIssue[] {
  return faultsIn(issues).filter((issue) => {
    const name = issue.path.at(-1);
    if (typeof name !== 'string' || !fields.includes(name)) return false;
    let place = body as Record<PropertyKey, unknown>;
    for (const key of issue.path.slice(0, -1)) place = place[key] as typeof place;
    place[name] = instead(place[name], issue);
    return true;
  });
}

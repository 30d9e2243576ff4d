import { decorative } from '@/generated/decorative';
import type { SchemaIssue } from './http';

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
export function mendDecoration(body: unknown, issues: readonly SchemaIssue[]): SchemaIssue[] {
  return faultsIn(issues).filter((issue) => {
    const name = issue.path.at(-1);
    if (typeof name !== 'string' || !decorative.includes(name)) return false;
    let place = body as Record<PropertyKey, unknown>;
    for (const key of issue.path.slice(0, -1)) place = place[key] as typeof place;
    place[name] = instead(place[name], issue);
    return true;
  });
}

import { decorative } from '@/generated/decorative';
import type { SchemaIssue } from './http';

/** Where each fault is, those within a union's parts too. */
const faultsIn = (issues: readonly SchemaIssue[], above: readonly PropertyKey[] = []): SchemaIssue[] =>
  issues.flatMap(({ errors, ...issue }) => {
    const path = [...above, ...issue.path];
    return errors?.length ? faultsIn(errors.flat(), path) : [{ ...issue, path }];
  });

/** The text in so many UTF-16 units, which is what the schemas count, without half a character before its end. */
const cut = (text: string, length: number): string =>
  `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

/**
 * Mends the decoration of a body in place, as the contract says at `x-decorative-fields`. Whether the body then fits is for the
 * schema to say.
 * @returns the faults that were mended
 */
export function mendDecoration(body: unknown, issues: readonly SchemaIssue[]): SchemaIssue[] {
  return faultsIn(issues).filter(({ code, path, maximum }) => {
    const name = path.at(-1);
    if (typeof name !== 'string' || !decorative.includes(name)) return false;
    const place = path.slice(0, -1).reduce((node, key) => (node as never)[key], body) as Record<string, unknown>;
    const value = place[name];
    place[name] = code === 'too_big' && typeof value === 'string' ? cut(value, Number(maximum)) : null;
    return true;
  });
}

import { withHeader } from './header.ts';
import type { Node } from './prepare-contract.ts';

/**
 * The fields of answers that the client forgives (`x-decorative-fields`).
 * @throws Error for one that no schema has
 */
export function decorativeFields(document: Node): string {
  const names = document['x-decorative-fields'] as string[];
  const schemas = JSON.stringify((document.components as Node).schemas);
  const unknown = names.filter((name) => !schemas.includes(`"${name}":{`));
  if (unknown.length > 0) throw new Error(`x-decorative-fields: no schema has ${unknown.join(', ')}.`);
  return withHeader(
    '/** `x-decorative-fields` of the contract: what is wrong with them in an answer does not refuse it. */',
    `export const decorative: readonly string[] = ${JSON.stringify(names, null, 2)};`,
  );
}

import { withHeader } from './header.ts';
import type { Node } from './prepare-contract.ts';

/** The fields of answers that the client forgives (`x-decorative-fields`). */
export const decorativeFields = (document: Node): string =>
  withHeader(
    '/** `x-decorative-fields` of the contract: what is wrong with them in an answer does not refuse it. */',
    `export const decorative: readonly string[] = ${JSON.stringify(document['x-decorative-fields'], null, 2)};`,
  );

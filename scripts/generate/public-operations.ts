import type { Node } from './prepare-contract.ts';

/** What the calls of operations that need no session (`security: []`) tell the client, by operationId. */
export function publicOperations(document: Node): Record<string, { requestOptions: { isPublic: true } }> {
  const operations = Object.values(document.paths as Record<string, Record<string, Node>>).flatMap((item) =>
    Object.values(item),
  );
  return Object.fromEntries(
    operations
      .filter(({ security }) => Array.isArray(security) && security.length === 0)
      .map(({ operationId }) => [String(operationId), { requestOptions: { isPublic: true } }]),
  );
}

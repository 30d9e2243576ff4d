import { withHeader } from './header.ts';
import type { Node } from './prepare-contract.ts';

/** The codes that a schema names, in itself or in the parts that it is put together of. */
function codesIn(schemas: Record<string, Node>, name: string): string[] {
  const { properties, allOf = [] } = (schemas[name] ?? {}) as {
    properties?: Record<string, Node>;
    allOf?: Node[];
  };
  return [{ properties }, ...allOf].flatMap((part) => {
    const code = (part.properties as Record<string, Node> | undefined)?.code;
    return (code?.enum ?? []) as string[];
  });
}

/**
 * The status that each code of a problem comes with.
 * @throws Error for a code that comes with two
 */
export function problemStatuses(document: Node): string {
  const { schemas = {} } = document.components as Record<string, Record<string, Node>>;
  const statuses = new Map<string, string>();
  const responses = Object.values(document.paths as Record<string, Record<string, Node>>)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) => Object.entries(operation.responses as Record<string, Node>));
  for (const [status, { content = {} }] of responses) {
    for (const media of Object.values(content as Record<string, { schema: Node }>)) {
      const name = String(media.schema.$ref).replace('#/components/schemas/', '');
      for (const code of Number(status) < 400 ? [] : codesIn(schemas, name)) {
        const other = statuses.get(code);
        if (other && other !== status) throw new Error(`${code} comes with ${other} and with ${status}.`);
        statuses.set(code, status);
      }
    }
  }
  return withHeader(
    "import type { ProblemCode } from './schemas/problemCode.zod.ts';",
    '',
    '/** The HTTP status that each code of a problem comes with. */',
    'export const problemStatus: Record<ProblemCode, number> = {',
    ...[...statuses].map(([code, status]) => `  ${code}: ${status},`),
    '};',
  );
}

import { withHeader } from './header.ts';
import type { Node } from './prepare-contract.ts';

/**
 * The type of each documented answer of a prepared contract, by operationId and status: orval keeps the bodies of refusals, but
 * not the statuses that they come with.
 */
export function answerTypes(document: Node): string {
  const used = new Set<string>();
  const bodyOf = (response: Node): string => {
    const [media] = Object.values((response.content ?? {}) as Record<string, { schema: Node }>);
    if (!media) return 'undefined';
    const name = String(media.schema.$ref).replace('#/components/schemas/', '');
    used.add(name);
    return name;
  };
  const operations = Object.values(document.paths as Record<string, Record<string, Node>>)
    .flatMap((item) => Object.values(item))
    .map(({ operationId, responses }) => {
      const answers = Object.entries(responses as Record<string, Node>).map(
        ([status, response]) => `    ${status}: ${bodyOf(response)};`,
      );
      return [`  ${String(operationId)}: {`, ...answers, '  };'].join('\n');
    });
  const imports = [...used]
    .toSorted()
    .map(
      (name) =>
        `import type { ${name} } from './schemas/${name.charAt(0).toLowerCase()}${name.slice(1)}.zod.ts';`,
    );
  const about = '/** Every documented answer: its body, by operationId and status. */';
  return withHeader(...imports, '', about, 'export interface Answers {', ...operations, '}');
}

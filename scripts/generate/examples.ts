import { withHeader } from './header.ts';
import type { Node } from './prepare-contract.ts';

/** The contract's examples of successes, by operationId and name, checked by the types of the answers. */
export function exampleAnswers(document: Node): string {
  const shared = (document.components as Record<string, Record<string, Node>>).examples ?? {};
  const valueOf = ({ $ref, value }: Node): unknown =>
    typeof $ref === 'string' ? shared[$ref.replace('#/components/examples/', '')]?.value : value;
  const operations = Object.values(document.paths as Record<string, Record<string, Node>>)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, responses }) => {
      const [, success] =
        Object.entries(responses as Record<string, Node>).find(([status]) => status < '300') ?? [];
      const [media] = Object.values((success?.content ?? {}) as Record<string, Node>);
      const examples = Object.entries((media?.examples ?? {}) as Record<string, Node>);
      return [[String(operationId), Object.fromEntries(examples.map(([name, one]) => [name, valueOf(one)]))]];
    })
    .filter(([, examples]) => Object.keys(examples ?? {}).length > 0);
  return withHeader(
    "import type { Answers } from './answers.ts';",
    '',
    'type Success<Bodies> = Bodies[keyof Bodies & (200 | 201 | 202)];',
    '',
    '/** Examples of answers when all is well, by operationId and name. */',
    `export const examples = ${JSON.stringify(Object.fromEntries(operations), null, 2)} satisfies {`,
    '  [Id in keyof Answers]?: Record<string, Success<Answers[Id]>>;',
    '};',
  );
}

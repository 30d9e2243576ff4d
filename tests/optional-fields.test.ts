import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { bodyOf, contract, nodeOf, operations, resolve, type Node } from '../scripts/contract/document.ts';

const isSuccess = ([status]: [string, unknown]) => Number(status) < 300;

/** Every schema that an answer can hold, by name. */
function schemasOfAnswers(): Map<string, Node> {
  const found = new Map<string, Node>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    const { $ref, ...node } = nodeOf(value);
    if (typeof $ref === 'string') {
      const name = $ref.split('/').at(-1) ?? '';
      if (found.has(name)) return;
      found.set(name, resolve(value));
      return visit(resolve(value));
    }
    Object.values(node).forEach(visit);
  };
  for (const { responses } of operations)
    for (const [, response] of Object.entries(responses).filter(isSuccess)) visit(bodyOf(response)?.schema);
  return found;
}

const partsOf = (node: Node): Node[] => [node, ...((node.allOf ?? []) as Node[])];
const propertiesOf = (node: Node): string[] =>
  partsOf(node).flatMap((part) => Object.keys(nodeOf(part.properties)));
const requiredOf = (node: Node): string[] =>
  partsOf(node).flatMap((part) => (part.required ?? []) as string[]);

// Older backends leave out what a minor version adds to an answer, and what was kept on a device before an update lacks it.
it('leaves optional every field that an answer has gained since the last release', () => {
  const releases = globSync('docs/releases/openapi-*.yaml').toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  const released = parse(readFileSync(releases.at(-1) ?? '', 'utf8')) as Node;
  const majorOf = (document: Node) => String(nodeOf(document.info).version).split('.')[0];
  const before = nodeOf(nodeOf(released.components).schemas);
  const required = [...schemasOfAnswers()].flatMap(([name, node]) => {
    const known = name in before ? propertiesOf(nodeOf(before[name])) : null;
    return known
      ? requiredOf(node)
          .filter((field) => !known.includes(field))
          .map((field) => `${name}.${field}`)
      : [];
  });
  // Another major version may ask for more.
  expect(
    majorOf(released) === majorOf(contract) ? required : [],
    'Take them out of `required` in openapi.yaml',
  ).toEqual([]);
});

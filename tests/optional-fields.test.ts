import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { bodyOf, contract, nodeOf, operations, resolve, type Node } from '../scripts/contract/document.ts';

const isSuccess = ([status]: [string, unknown]) => Number(status) < 300;

/** Every schema that a success body can contain, by name. */
function schemasOfAnswers(): Map<string, Node> {
  const schemasByName = new Map<string, Node>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    const { $ref, ...node } = nodeOf(value);
    if (typeof $ref === 'string') {
      const name = $ref.split('/').at(-1) ?? '';
      if (schemasByName.has(name)) return;
      schemasByName.set(name, resolve(value));
      return visit(resolve(value));
    }
    Object.values(node).forEach(visit);
  };
  for (const { responses } of operations)
    for (const [, response] of Object.entries(responses).filter(isSuccess)) visit(bodyOf(response)?.schema);
  return schemasByName;
}

const partsOf = (node: Node): Node[] => [node, ...((node.allOf ?? []) as Node[])];
const propertiesOf = (node: Node): string[] =>
  partsOf(node).flatMap((part) => Object.keys(nodeOf(part.properties)));
const requiredOf = (node: Node): string[] =>
  partsOf(node).flatMap((part) => (part.required ?? []) as string[]);

// Older backends and older offline caches lack the fields that a minor version adds.
it('makes every field optional that answers have gained since the last release', () => {
  const releases = globSync('docs/releases/openapi-*.yaml').toSorted((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  const released = parse(readFileSync(releases.at(-1) ?? '', 'utf8')) as Node;
  const majorOf = (document: Node) => String(nodeOf(document.info).version).split('.')[0];
  const releasedSchemas = nodeOf(nodeOf(released.components).schemas);
  const required = [...schemasOfAnswers()].flatMap(([name, node]) => {
    const releasedFields = name in releasedSchemas ? propertiesOf(nodeOf(releasedSchemas[name])) : null;
    return releasedFields
      ? requiredOf(node)
          .filter((field) => !releasedFields.includes(field))
          .map((field) => `${name}.${field}`)
      : [];
  });
  // A new major version may require new fields.
  expect(
    majorOf(released) === majorOf(contract) ? required : [],
    'Take them out of `required` in openapi.yaml',
  ).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { createCacheReader } from '@/api/offline-cache/reader';
import { validated } from '@/api/response';
import { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { schemas } from './setup/schemas.ts';
import { examples } from '@/generated/examples';
import { bodyOf, contract, nodeOf, operations, resolve, type Node } from '../scripts/contract/document.ts';

/** What a minor version adds to an answer: older backends leave it out, and what was kept before an update lacks it. */

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

/** The value without that field, wherever it stands in it. */
function without(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, field));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== field);
  return Object.fromEntries(kept.map(([name, child]) => [name, without(child, field)]));
}

interface Answer {
  operation: string;
  field: string;
  schema: z.ZodMiniType;
  example: unknown;
}

const optionalFields = [...schemasOfAnswers().values()].flatMap((node) =>
  propertiesOf(node).filter((name) => !requiredOf(node).includes(name)),
);

const answers: Answer[] = [
  ...operations.flatMap(({ id, responses }) => {
    const [, success = {}] = Object.entries(responses).find(isSuccess) ?? [];
    const name = String(bodyOf(success)?.schema.$ref).split('/').at(-1) ?? '';
    const schema = schemas[name];
    const given = Object.values((Reflect.get(examples, id) as object | undefined) ?? {});
    return schema
      ? [...new Set(optionalFields)].flatMap((field) =>
          given.map((example: unknown) => ({ operation: id, field, schema, example })),
        )
      : [];
  }),
  // There may be none at the time: one as the next version could add it.
  {
    operation: 'getMatch',
    field: 'surface',
    schema: z.intersection(
      MatchDetail,
      z.object({ surface: z.optional(z.nullable(z.string().check(z.maxLength(20)))) }),
    ),
    example: { ...examples.getMatch.open, surface: 'grass' },
  },
];

/** A device on which that text is kept. */
const deviceWith = (text: string, schema: z.ZodMiniType) =>
  createCacheReader({
    answers: [{ path: /^\/api\//, schema }],
    now: () => 2,
    store: {
      read: () => Promise.resolve({ text, at: 1 }),
      write: () => Promise.resolve([]),
      list: () => Promise.resolve({}),
      clear: () => Promise.resolve(),
    },
  });

describe.each(answers)('$operation without $field', ({ operation, field, schema, example }) => {
  const older = without(example, field);

  it('is shown when a backend sends it that is not deployed yet', () => {
    expect(validated(operation, 200, older, schema)).toEqual(older);
  });

  it('is shown from the device, where it was kept before an update', async () => {
    const recalled = await deviceWith(JSON.stringify(older), schema).recall('jana', '/api/any/');
    expect(recalled).toEqual({ data: older, at: 1 });
  });
});

it('is every field that the contract has gained since its release', () => {
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
  expect(majorOf(released) === majorOf(contract) ? required : []).toEqual([]);
});

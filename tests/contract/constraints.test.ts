import { describe, expect, it } from 'vitest';
import { bodyOf, nodeOf, operations, resolve, type Node } from '../../scripts/contract/document.ts';
import { answerFaults } from './conformance.ts';
import { partsFor } from './validate.ts';

// What verifies a backend is as strict as the contract: each constraint that it documents of an answer is broken once, in the
// examples of that answer, and must be noticed.

/** A value that breaks the keyword of a schema, given what stands there; undefined where the keyword demands nothing of such a value. */
type Break = (keyword: never, value: unknown) => unknown;

const breaks: Readonly<Record<string, Break>> = {
  type: (types: string | string[]) => (types.includes('object') ? 'none' : {}),
  enum: () => 'none of them',
  const: () => 'another',
  pattern: () => '\u0000 ?',
  format: () => 'no such thing',
  minLength: (least: number) => 'x'.repeat(least - 1),
  maxLength: (most: number) => 'x'.repeat(most + 1),
  minimum: (least: number) => least - 1,
  maximum: (most: number) => most + 1,
  minItems: (least: number, list) => (Array.isArray(list) ? list.slice(0, least - 1) : undefined),
  maxItems: (most: number, list) => (Array.isArray(list) ? Array(most + 1).fill(list[0]) : undefined),
  uniqueItems: (_: true, list) => (Array.isArray(list) && list.length > 0 ? [list[0], ...list] : undefined),
};

type Path = readonly (string | number)[];

/** A copy of the body in which another value stands at the path, or none. */
function changed(body: unknown, [key, ...rest]: Path, value?: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(body) ? [...body] : { ...nodeOf(body) }) as Record<string | number, unknown>;
  if (rest.length === 0 && value === undefined) delete copy[key];
  else copy[key] = changed(copy[key], rest, value);
  return copy;
}

/** What a constraint is called: `/results/0/message maxLength`, the same for each item of a list. */
const nameOf = (path: Path, keyword: string): string =>
  `/${path.map((key) => (typeof key === 'number' ? 0 : key)).join('/')} ${keyword}`;

/** The body with each constraint of its schema broken, one after another, by the name of the constraint. */
function* brokenIn(
  schema: unknown,
  value: unknown,
  body: unknown,
  path: Path = [],
): Generator<[string, unknown]> {
  for (const { properties, items, required = [], anyOf, ...part } of partsFor(schema, value)) {
    for (const [keyword, given] of Object.entries(part)) {
      const broken = breaks[keyword]?.(given as never, value);
      if (broken !== undefined) yield [nameOf(path, keyword), changed(body, path, broken)];
    }
    for (const name of required as string[])
      yield [nameOf([...path, name], 'required'), changed(body, [...path, name])];
    // One value of several kinds, as of codes, to which others may be added: none of them is demanded.
    if (anyOf) return;
    if (items && Array.isArray(value))
      for (const [index, item] of value.entries()) yield* brokenIn(items, item, body, [...path, index]);
    for (const [name, property] of Object.entries(nodeOf(properties)))
      if (name in nodeOf(value)) yield* brokenIn(property, nodeOf(value)[name], body, [...path, name]);
  }
}

/** The names of all constraints of a schema, whatever an example shows. */
function* namesIn(schema: unknown, path: Path = []): Generator<string> {
  const { properties, items, required = [], anyOf, allOf = [], oneOf = [], ...node } = resolve(schema);
  for (const keyword of Object.keys(node)) if (keyword in breaks) yield nameOf(path, keyword);
  for (const name of required as string[]) yield nameOf([...path, name], 'required');
  if (anyOf) return;
  for (const part of [allOf, oneOf].flat()) yield* namesIn(part, path);
  if (items) yield* namesIn(items, [...path, 0]);
  for (const [name, property] of Object.entries(nodeOf(properties)))
    yield* namesIn(property, [...path, name]);
}

const examplesOf = ({ content }: Node): unknown[] =>
  Object.values(nodeOf(content)).flatMap((media) =>
    Object.values(nodeOf(nodeOf(media).examples)).map((example) => resolve(example).value),
  );

const answers = operations.flatMap(({ id, responses }) =>
  Object.entries(responses).flatMap(([status, response]) => {
    const { mediaType, schema } = bodyOf(response) ?? {};
    return schema ? [{ id, status: Number(status), mediaType, schema, examples: examplesOf(response) }] : [];
  }),
);

describe('of each answer', () => {
  const tried = new Set<string>();

  it.each(answers)('each constraint that is broken is noticed: $id $status', async (answer) => {
    const { id, status, mediaType, schema, examples } = answer;
    const faultsOf = (body: unknown): Promise<string[]> => {
      const headers = new Headers({ 'Cache-Control': 'no-store', 'Content-Language': 'cs' });
      headers.set('Content-Type', mediaType!);
      const { retry_after: wait } = nodeOf(body);
      if (wait !== undefined) headers.set('Retry-After', JSON.stringify(wait));
      return answerFaults(id, new Response(JSON.stringify(body), { status, headers }));
    };
    for (const example of examples) {
      expect(await faultsOf(example)).toEqual([]);
      for (const [name, body] of brokenIn(schema, example, example)) {
        tried.add(name);
        expect(await faultsOf(body), name).not.toEqual([]);
      }
    }
  });

  it('is shown by an example, wherever it stands', () => {
    const names = answers.flatMap(({ schema }) => [...namesIn(schema)]);
    expect(names.filter((name) => !tried.has(name))).toEqual([]);
  });
});

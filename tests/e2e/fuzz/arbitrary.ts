import fc from 'fast-check';
import { type Node, nodeOf, resolve } from '../../../scripts/contract/document.ts';
import { emails, instants, texts, timezones, uris } from './extremes';

/** A list without limit: as many as a screen is likely to get at most. */
const manyItems = 25;

/** A text without limit. */
const manyCharacters = 300;

const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** So many code points of a text repeated. */
function filled(text: string, length: number): string {
  const points = Array.from(text);
  return Array.from({ length }, (_, index) => points[index % points.length]).join('');
}

function textOf(node: Node): fc.Arbitrary<string> {
  const least = numberOr(node.minLength, 0);
  const most = numberOr(node.maxLength, manyCharacters);
  if (typeof node.pattern === 'string') {
    return fc
      .stringMatching(new RegExp(node.pattern, 'u'))
      .filter((text) => text.length >= least && text.length <= most);
  }
  // The field's own meaning is not in its schema.
  if (String(node.description).startsWith('IANA')) return fc.constantFrom(...timezones);
  switch (node.format) {
    case 'date-time':
      return fc.constantFrom(...instants);
    case 'uri':
    case 'uri-reference':
      return fc.constantFrom(...uris);
    case 'email':
      return fc.constantFrom(...emails);
    default:
      return fc
        .tuple(
          fc.constantFrom(...texts),
          fc.oneof(fc.constantFrom(least, most), fc.integer({ min: least, max: Math.min(most, least + 40) })),
        )
        .map(([text, length]) => filled(text, length));
  }
}

function numberOf(node: Node, isWhole: boolean): fc.Arbitrary<number> {
  const [min, max] = [numberOr(node.minimum, -1e9), numberOr(node.maximum, 1e9)];
  const within = (value: number) => value >= min && value <= max;
  const edges = [min, max, 0, 1, 2, 5, 21].filter(within);
  return fc.oneof(
    fc.constantFrom(...edges),
    isWhole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }),
  );
}

function listOf(node: Node): fc.Arbitrary<unknown[]> {
  const min = numberOr(node.minItems, 0);
  const max = numberOr(node.maxItems, manyItems);
  const bounds = { minLength: min, maxLength: max, size: 'max' as const };
  const item = answersOf(node.items);
  const list = node.uniqueItems === true ? fc.uniqueArray(item, bounds) : fc.array(item, bounds);
  // Empty as often as not.
  return min === 0
    ? fc.oneof({ weight: 1, arbitrary: fc.constant<unknown[]>([]) }, { weight: 3, arbitrary: list })
    : list;
}

function objectOf(node: Node): fc.Arbitrary<object> {
  const required = Array.isArray(node.required) ? (node.required as string[]) : [];
  const properties = Object.entries(nodeOf(node.properties)).map(([name, property]) => [
    name,
    answersOf(property),
  ]);
  // A backend may grow: what the contract does not name is allowed everywhere.
  const more = fc.oneof(
    fc.constant({}),
    fc.constant({}),
    fc.constant({ not_in_the_contract: ['yet', { is: null }], toString: 'text' }),
  );
  return fc
    .tuple(
      fc.record(Object.fromEntries(properties) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: required,
      }),
      more,
    )
    .map(([value, added]) => ({ ...added, ...value }));
}

/** All of `allOf` as one object. */
function merged(parts: unknown[]): Node {
  const nodes = parts.map(resolve);
  return {
    type: 'object',
    required: nodes.flatMap(({ required }) => (Array.isArray(required) ? (required as string[]) : [])),
    properties: Object.assign({}, ...nodes.map(({ properties }) => properties)) as Node,
  };
}

/** Answers that fit a schema of the contract, with as much as it allows and as little; by fast-check, so the same ones each time. */
export function answersOf(schema: unknown): fc.Arbitrary<unknown> {
  const node = resolve(schema);
  if ('const' in node) return fc.constant(node.const);
  if (Array.isArray(node.enum)) return fc.constantFrom(...(node.enum as unknown[]));
  const choice = node.oneOf ?? node.anyOf;
  if (Array.isArray(choice)) return fc.oneof(...choice.map(answersOf));
  if (Array.isArray(node.allOf)) return objectOf(merged(node.allOf));
  if (Array.isArray(node.type))
    return fc.oneof(...node.type.map((type) => answersOf({ ...node, type: type as unknown })));
  switch (node.type) {
    case 'string':
      return textOf(node);
    case 'integer':
    case 'number':
      return numberOf(node, node.type === 'integer');
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listOf(node);
    default:
      return objectOf(node);
  }
}

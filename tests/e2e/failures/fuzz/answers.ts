import fc from 'fast-check';
import {
  bodyOf,
  everyOperation,
  type Node,
  nodeOf,
  operationOf,
  resolve,
} from '../../../../scripts/contract/document.ts';
import { changedAt, jsonChanges, pathsIn } from './json-changes';

// oxfmt-ignore
/** Unusual texts that the contract allows; longer texts repeat them. */
const texts = [
  'M', 'Příliš žluťoučký kůň úpěl ďábelské ódy. ', '😀', '👩‍👩‍👧', '🇨🇿', 'Z̷̢̛͎̦̓́ͅ', '漢字', ' ', '\n', '\u200B', '\u0000', '\uD800',
  // Right-to-left texts, and a character that reverses the direction.
  'שלום לכולם ', 'مباراة كرة القدم ', '\u202Eobráceně ',
  'https://mapy.example/?q=49.2&x=', '<img src=x onerror=alert(1)>', '{name} {{count|number}} %s $& ', 'constructor', '__proto__',
];

// oxfmt-ignore
/** Unusual values by format, such as times of clock changes and unknown time zones. */
const valuesByFormat: Record<string, readonly string[]> = {
  'date-time': [
    '0001-01-01T00:00:00Z', '1883-11-18T12:03:58-05:00', '1969-12-31T23:59:59.999Z', '2000-02-29T12:00:00+14:00', '2026-03-29T02:30:00+01:00',
    '2026-10-25T02:30:00+02:00', '2026-11-24t18:00:00z', '2026-11-24T18:00:00-00:00', '2038-01-19T03:14:08Z', '9999-12-31T23:59:59.999999999Z', '9999-12-31T23:59:59-12:00',
  ],
  uri: ['https://pictures.example/a.png', `https://pictures.example/${'a'.repeat(2000)}.png`, 'http://[::1]/a.png', 'urn:isbn:0451450523'],
  email: ['a@b.cz', `${'m'.repeat(64)}@${'m'.repeat(60)}.example.com`, "jana.o'nova+hrajem@example.co.uk", '!#$%&*/=?^_`{|}~-@example.com'],
  zone: ['Europe/Prague', 'Pacific/Chatham', 'America/Argentina/ComodRivadavia', 'Etc/GMT+12', 'UTC', 'Mars/Olympus_Mons', 'středoevropský čas'],
};

const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

function textOf({ minLength, maxLength, pattern, description, format }: Node): fc.Arbitrary<string> {
  const [min, max] = [numberOr(minLength, 0), numberOr(maxLength, 300)];
  // The schema of a time zone has no format, only a description.
  const kind = String(description).startsWith('IANA') ? 'zone' : String(format).replace(/-reference$/, '');
  const fits = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /(?:)/;
  const values = valuesByFormat[kind]?.filter((value) => fits.test(value));
  if (values) return fc.constantFrom(...values);
  if (typeof pattern === 'string')
    return fc.stringMatching(fits).filter(({ length }) => length >= min && length <= max);
  const lengths = fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max: Math.min(max, min + 40) }));
  return fc.tuple(fc.constantFrom(...texts), lengths).map(([text, length]) => {
    const points = Array.from(text);
    return Array.from({ length }, (_, index) => points[index % points.length]).join('');
  });
}

function numberOf({ minimum, maximum, type }: Node): fc.Arbitrary<number> {
  const [min, max] = [numberOr(minimum, -1e9), numberOr(maximum, 1e9)];
  const edges = [min, max, 0, 1, 2, 5, 21].filter((value) => value >= min && value <= max);
  const any = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return fc.oneof(fc.constantFrom(...edges), any);
}

function listOf({ minItems, maxItems, items, uniqueItems }: Node): fc.Arbitrary<unknown[]> {
  const minLength = numberOr(minItems, 0);
  const bounds = { minLength, maxLength: numberOr(maxItems, 25), size: 'max' as const };
  const list = (uniqueItems === true ? fc.uniqueArray : fc.array)(answersOf(items), bounds);
  return minLength === 0 ? fc.oneof(fc.constant<unknown[]>([]), list) : list;
}

function objectOf(parts: Node[]): fc.Arbitrary<object> {
  const properties = Object.entries(nodeOf(Object.assign({}, ...parts.map((part) => part.properties))));
  const requiredKeys = parts.flatMap(({ required }) => (required ?? []) as string[]);
  const model = Object.fromEntries(properties.map(([name, property]) => [name, answersOf(property)]));
  // Backends may add fields that the contract does not name.
  const extraFields = fc.constantFrom(
    {},
    {},
    { not_in_the_contract: ['yet', { is: null }], toString: 'text' },
  );
  return fc
    .tuple(extraFields, fc.record(model, { requiredKeys }))
    .map(([added, value]) => ({ ...added, ...value }));
}

/** Generates answers that fit a schema of the contract. */
function answersOf(schema: unknown): fc.Arbitrary<unknown> {
  const node = resolve(schema);
  if ('const' in node) return fc.constant(node.const);
  if (Array.isArray(node.enum)) return fc.constantFrom(...(node.enum as unknown[]));
  const choice = node.oneOf ?? node.anyOf;
  if (Array.isArray(choice)) return fc.oneof(...choice.map(answersOf));
  if (Array.isArray(node.allOf)) return objectOf(node.allOf.map(resolve));
  if (Array.isArray(node.type))
    return fc.oneof(...node.type.map((type: unknown) => answersOf({ ...node, type })));
  switch (node.type) {
    case 'string':
      return textOf(node);
    case 'integer':
    case 'number':
      return numberOf(node);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listOf(node);
    default:
      return objectOf([node]);
  }
}

/** The ids of all GET operations except `getMessages`. */
export const readings: readonly string[] = everyOperation
  .filter(({ id, method }) => method === 'GET' && id !== 'getMessages')
  .map(({ id }) => id);

/** The schema of an operation's success body. */
export function answerSchema(operation: string): Node {
  const body = bodyOf(operationOf(operation).responses['200'] ?? {});
  if (!body) throw new Error(`${operation} has no answer.`);
  return body.schema;
}

/** Generates answers that fit the contract, the same in each run. */
export const validAnswers = (operation: string, numRuns: number): unknown[] =>
  fc.sample(answersOf(answerSchema(operation)), { numRuns, seed: readings.indexOf(operation) + 7 });

/** Values that replace a value of an answer. */
const replacements: readonly unknown[] = [
  '', [], {}, 0, -1, 1e308, 2 ** 53, true, 'unheard_of', 'yesterday', '2026-13-45T99:99:99Z', ...texts.map((text) => text.repeat(500)),
]; // oxfmt-ignore

/** An answer with one change, whose path and kind the number selects. */
export function mutated(answer: unknown, number: number): unknown {
  const paths = pathsIn(answer);
  const path = paths[(number * 7) % Math.max(1, paths.length)];
  const replacement = replacements[number % replacements.length];
  // An answer without paths is replaced as a whole.
  if (!path) return replacement;
  const replace: typeof jsonChanges.null = (parent, key) => void (parent[key] = replacement);
  const changes = [...Object.values(jsonChanges), replace];
  return changedAt(answer, path, changes[number % changes.length]!);
}

/** Valid answers with one change each, which the contract may still allow. */
export const mutatedAnswers = (operation: string, count: number): unknown[] =>
  validAnswers(operation, count).map((answer, index) => mutated(answer, index + 1));

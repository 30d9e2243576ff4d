import { Pact, SpecificationVersion } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { formats } from '@/lib/format/format';
import { contract, nodeOf } from '../../scripts/contract/document.ts';
import { matcherOf } from '../pact/matcher-of.ts';
import { schemas } from '../setup/schemas.ts';
import { faultsIn } from './validate.ts';

interface Edges {
  /** The schema of the contract. When it allows null, the pacts have a matcher for null, too. */
  schema: string;
  example: unknown;
  /** Whether the app can show what its schema gives. */
  shows?: (value: never) => boolean;
  /** JSON texts that everybody takes. */
  right: string[];
  /** JSON texts that nobody takes. */
  wrong: string[];
  /** JSON texts that only some take, in the order of `readersOf`, and why. */
  differing?: [takenBy: string, why: string, values: string[]][];
}

const texts = (...values: string[]) => values.map((value) => JSON.stringify(value));
const times = (...values: string[]) => texts(...values.map((value) => `2026-11-28${value}`));

const noBounds = 'a pact has no bounds; pact:verify asks Ajv, too';
const looseNull = 'a pattern is all that a pact can ask where null is allowed; pact:verify asks Ajv, too';

// oxfmt-ignore
const edges: Record<string, Edges> = {
  'date-time': {
    schema: 'DateTimeOrNull', example: '2026-11-28T18:00:00+01:00',
    // Firefox reads `T` and `Z` as capitals only.
    shows: (time: string) => !/[tz]/.test(time) && formats.cs.time(time, 'Europe/Prague') !== '',
    right: [
      ...times('T18:00:00Z', 't18:00:00z', 't18:00:00+01:00', 'T18:00:00-00:00', 'T18:00:00+14:00', 'T00:00:00-23:59', 'T18:00:00.5Z'),
      ...times('T18:00:00.123456+01:00', 'T18:00:00.1234567890123456789Z', 'T23:59:59.999999999Z'),
      ...texts('0000-02-29T00:00:00Z', '2000-02-29T12:00:00Z', '2028-02-29T12:00:00Z', '9999-12-31T23:59:59Z'),
    ],
    wrong: [
      ...times(' 18:00:00+01', ' 18:00:00+01:00', ' 18:00:00Z', '\n18:00:00Z', 'T18:00:00 Z', 'T18:00:00+0100', 'T18:00:00+01', 'T18:00:00+24:00'),
      ...times('T18:00Z', 'T18:00+01:00', 'T18:00:00', '', 'T24:00:00Z', 'T18:60:00Z', 'T23:59:60Z', 'T18:00:00.Z', 'T18:00:00,5Z', 'T18:00:00Z\n'),
      ...texts('2026-02-30T00:00:00Z', '2027-02-29T00:00:00Z', '1900-02-29T00:00:00Z', '2026-00-01T00:00:00Z', '2026-11-31T00:00:00Z'),
      ...texts('', '2026-W48-6T18:00:00Z', '26-11-28T18:00:00Z', '+002026-11-28T18:00:00Z', '٢٠٢٦-11-28T18:00:00Z'), '1795888800', 'true', '{}',
    ],
  },
  email: {
    schema: 'Email', example: 'jana@example.cz',
    right: texts("o'neil@c.cz", "a'@c.cz", '!#$%&*/=?^_`{|}~-@c.cz', `${'m'.repeat(65)}@c.cz`, 'a+b@c.c', 'a@127.0.0.1', 'a@xn--lu-pma4x.cz'),
    wrong: [...texts('', 'a@b', 'a..b@c.cz', '.a@c.cz', 'a@c-.cz', 'a@-c.cz', '"a b"@c.cz', 'a@žluť.cz', 'ž@c.cz', ' a@c.cz', 'a@c.cz\n', 'a@[::1]'), '1'],
    differing: [['pact', noBounds, texts(`a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.cz`)]],
  },
  uri: {
    schema: 'PictureUrl', example: 'https://c.cz/a.png',
    shows: (address: string) => URL.canParse(address),
    right: texts(
      "https://c.cz/o'neil.png", 'https://xn--lu-pma4x.cz/a%20b.png?c=d#e', 'http://127.0.0.1:8000/api/a.png', 'http://[::1]:65535/a', 'http://my_host/a',
      'https://c.cz', 'https://c.cz.:443', 'https://c.cz?a', `https://c.cz/${'a'.repeat(4000)}`, 'data:image/png;base64,AA==',
    ),
    wrong: [],
    differing: [
      ['zod, pact, null, app', 'a browser reads more than RFC 3986, and the app shows what it reads', texts(
        'https://žluť.cz/a.png', 'https://c.cz/ž a.png', 'https://c.cz/%zz', 'https:c.cz', 'https:///a', 'urn:isbn:0451450523')],
      ['pact, null', 'a pact has no addresses; pact:verify asks Ajv, too', texts(
        '/a.png', '//c.cz/a.png', 'http://', 'https://c.cz:99999/a.png', 'http://256.1.1.1/a.png', 'http://[1]/a')],
    ],
  },
  integer: {
    schema: 'WaitlistPosition', example: 1,
    right: ['1', '1.0', '1e3', '10e-1', '2147483647', '2147483647.0'],
    wrong: ['1.5', '1e400', '"a"', 'true', '[1]', '""'],
    differing: [['pact, null', noBounds, ['0', '-0', '-1', '2147483648', '9007199254740993']], ['null', looseNull, ['"1"']]],
  },
  number: {
    schema: 'Latitude', example: 49.1951,
    right: ['49.1951', '49', '-90', '90.0', '9e1', '-0.0', '1e-7'],
    wrong: ['"a"', 'true', '{}', '1e400'],
    differing: [['pact, null', noBounds, ['90.0000001', '-91']], ['null', looseNull, ['"1"']]],
  },
  // Lengths are counted in code points.
  length: {
    schema: 'PersonName', example: 'Jana',
    right: texts('a', ' ', '😀'.repeat(50), 'ž'.repeat(50)),
    wrong: ['1', 'true', 'null', '[]'],
    differing: [['pact', noBounds, texts('', '😀'.repeat(51), 'e\u0301'.repeat(26))]],
  },
};

const formatsWithoutEdges = {
  binary: 'a file of a form is no JSON',
  'uri-reference': 'the app reads neither `type` nor `instance` of a problem',
};

it('has edges of each format and kind of number in the contract, and a maximum of each integer that a double holds', () => {
  const kinds = new Set<string>();
  const unboundedIntegers: unknown[] = [];
  JSON.stringify(contract, (_, value: unknown) => {
    const { type, format, maximum } = nodeOf(value);
    const types = [type].flat();
    if (types.includes('string') && typeof format === 'string') kinds.add(format);
    for (const kind of ['integer', 'number']) if (types.includes(kind)) kinds.add(kind);
    if (types.includes('integer') && !Number.isSafeInteger(maximum)) unboundedIntegers.push(value);
    return value;
  });
  const known = { ...edges, ...formatsWithoutEdges };
  expect([...kinds].filter((kind) => !(kind in known))).toEqual([]);
  expect(unboundedIntegers).toEqual([]);
});

/** Asks Pact's own engine which bodies match: its mock server refuses the others. */
async function takenByPact(schema: string, example: unknown, values: readonly string[]): Promise<string[]> {
  const spec = SpecificationVersion.SPECIFICATION_VERSION_V4;
  const body = { value: matcherOf(schemas[schema]!, example) };
  const taken: string[] = [];
  await new Pact({ consumer: 'values', provider: 'matchers', dir: '.cache', spec, logLevel: 'error' })
    .addInteraction()
    .uponReceiving(schema)
    .withRequest('POST', '/', (request) => void request.jsonBody(body as never))
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      const headers = { 'Content-Type': 'application/json' };
      for (const value of values)
        if ((await fetch(url, { method: 'POST', headers, body: `{"value":${value}}` })).ok) taken.push(value);
    })
    .catch(() => undefined);
  return taken;
}

it.each(Object.entries(edges))('all readers agree about the edges of %s', async (_, row) => {
  const { schema, example, shows = () => true, right, wrong, differing = [] } = row;
  const isNullable = schemas[schema]!.safeParse(null).success;
  const everybody = ['ajv', 'zod', 'pact', ...(isNullable ? ['null'] : []), 'app'].join(', ');
  const expected = Object.fromEntries([
    ...right.map((value) => [value, everybody]),
    ...wrong.map((value) => [value, '']),
    ...differing.flatMap(([takenBy, , values]) => values.map((value) => [value, takenBy])),
  ]) as Record<string, string>;
  const values = Object.keys(expected);
  const taken = {
    pact: await takenByPact(schema, example, values),
    null: isNullable ? await takenByPact(schema, null, values) : [],
  };
  const readersOf = (text: string) => {
    const value: unknown = JSON.parse(text);
    const { success, data } = schemas[schema]!.safeParse(value);
    const readers = {
      ajv: faultsIn({ $ref: `#/components/schemas/${schema}` }, value).length === 0,
      zod: success,
      pact: taken.pact.includes(text),
      null: taken.null.includes(text),
      app: success && shows(data as never),
    };
    return Object.entries(readers).flatMap(([reader, takes]) => (takes ? [reader] : []));
  };
  expect(Object.fromEntries(values.map((text) => [text, readersOf(text).join(', ')]))).toEqual(expected);
});

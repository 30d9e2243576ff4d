import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as zod from 'zod/mini';
import * as contract from '@/generated/contract';

type AnySchema = zod.ZodMiniType;

/** What small-zod gives in place of a schema of Zod's. */
interface Small {
  safeParse: (value: unknown) => {
    success: boolean;
    data?: unknown;
    error?: { issues: { code: string; path: PropertyKey[] }[] };
  };
}

const isSchema = (value: unknown): value is AnySchema =>
  typeof value === 'object' && value !== null && 'def' in value;

/** What Zod keeps of a schema, of whatever kind it is. */
interface Def {
  type: string;
  format?: string;
  entries: Record<string, unknown>;
  values: unknown[];
  options: AnySchema[];
  shape: Record<string, AnySchema>;
  element: AnySchema;
  innerType: AnySchema;
  left: AnySchema;
  right: AnySchema;
}

const schemas = new Map(
  Object.entries<unknown>({ ...contract }).filter((entry): entry is [string, AnySchema] =>
    isSchema(entry[1]),
  ),
);

let small: Record<string, Small>;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('@/lib/zod', () => import('@/lib/small-zod'));
  small = (await import('@/generated/contract')) as unknown as Record<string, Small>;
});

afterAll(() => {
  vi.doUnmock('@/lib/zod');
  vi.resetModules();
});

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    ' ',
    0,
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 31,
    2 ** 53,
    -(2 ** 60),
    true,
    [],
    {},
    [[]],
    { length: 3 },
    { status: 'otp_required' },
    'jana@hrajem.test',
    'x@y',
    '2026-02-29T10:00:00Z',
    '2028-02-29T10:00:00+02:00',
    '2026-11-22T10:00:00',
    '2026-11-22T10:00Z',
    ' https://hrajem.test/a b\n ',
    'http:x',
    '//x',
    'x'.repeat(5000),
    '👟'.repeat(600),
    Array.from({ length: 30 }, () => 1),
  ),
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double(),
);

/** Values that a schema takes, mostly: from the limits that Zod keeps of it. */
function fitting(schema: AnySchema): fc.Arbitrary<unknown> {
  const def = schema.def as unknown as Def;
  const inner = (key: 'element' | 'innerType' | 'left' | 'right') => fitting(def[key]);
  // oxlint-disable-next-line no-underscore-dangle -- the only place where the limits of all checks stand together
  const bag = schema._zod.bag as { minimum?: number; maximum?: number };
  const { minimum: min = 0, maximum: max = Math.max(min, 40) } = bag;
  switch (def.type) {
    case 'string': {
      const { format } = def;
      if (format === 'datetime')
        return fc.constantFrom('2026-11-22T10:00:00Z', '2026-11-22T10:00:00.123+01:00', '2026-11-22T10:00Z');
      if (format === 'email')
        return fc.oneof(fc.constantFrom('jana@hrajem.test', 'o!neil@hrajem.test'), fc.emailAddress());
      if (format === 'url') return fc.constantFrom('https://hrajem.test/a.png', ' /a.png', 'blob:x');
      return fc.oneof(
        fc.string({ minLength: min, maxLength: Math.min(max, min + 40) }),
        fc.constantFrom('x'.repeat(min), 'x'.repeat(max), 'x'.repeat(max + 1), '👟'.repeat(max)),
        fc.constantFrom('Europe/Prague', 'CZK', '123456', '5v5', '2026-11', 'a'.repeat(64), '+420'),
      );
    }
    case 'number':
      return fc.oneof(
        fc.integer({ min: Math.max(min, -1000), max: Math.min(max, 1000) }),
        fc.constantFrom(min, max, min - 1, max + 1, min + 0.5),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'array':
      // Longer than any that the contract allows.
      return fc.oneof(
        ...[inner('element'), odd].map((item) => fc.array(item, { maxLength: 14, size: 'max' })),
      );
    case 'optional':
      return fc.option(inner('innerType'), { nil: undefined });
    case 'nullable':
      return fc.option(inner('innerType'));
    case 'union':
      return fc.oneof(...def.options.map(fitting));
    case 'intersection':
      return fc.tuple(inner('left'), inner('right')).map(([left, right]) => ({
        ...(right as object),
        ...(left as object),
      }));
    case 'record':
      return fc.dictionary(fc.string(), odd);
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, fitting(field)])),
      );
    case 'custom':
      return fc.constantFrom<unknown>(new Blob(['x']), 'x');
    case 'unknown':
      return odd;
    default:
      throw new Error(`No values for Zod's ${def.type} yet.`);
  }
}

/** The same value with something wrong in some place of it: another value, one too much, one missing. */
const spoilt = (value: unknown): fc.Arbitrary<unknown> => {
  const parts =
    typeof value === 'object' && value !== null && !(value instanceof Blob) ? Object.keys(value) : [];
  if (parts.length === 0) return odd;
  const changed = (key: string, part: unknown) =>
    Array.isArray(value) ? value.with(Number(key), part) : { ...(value as object), [key]: part };
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .constantFrom(...parts)
        .chain((key) => spoilt((value as Record<string, unknown>)[key]).map((part) => changed(key, part))),
    },
    fc
      .constantFrom(...parts)
      .map((key) => Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== key))),
    odd.map((more) => ({ ...(value as object), more })),
    odd,
  );
};

const outcome = (schema: Small, value: unknown) => {
  const { success, data, error } = schema.safeParse(value);
  return success ? { data } : { issues: error?.issues.map(({ code, path }) => ({ code, path })) };
};

describe('what stands for Zod in the built app', () => {
  it('is no Zod', () => {
    expect(schemas.size).toBeGreaterThan(50);
    expect([...schemas.keys()].filter((name) => isSchema(small[name]))).toEqual([]);
  });

  it.each([...schemas])('takes, gives and refuses of %s what Zod does', (name, schema) => {
    const values = fitting(schema);
    fc.assert(
      fc.property(
        fc.oneof(values, values.chain(spoilt), values.chain(spoilt).chain(spoilt), odd),
        (value) => {
          expect(outcome(small[name] as Small, value)).toStrictEqual(outcome(schema, value));
        },
      ),
      { numRuns: 300 },
    );
  });
});

import { nodeOf, outcomesOf, operationOf, resolve } from '../../scripts/contract/document.ts';
import { limits } from '@/generated/rules';
import type { FieldErrorCode } from '@/generated/schemas/fieldErrorCode.zod';
import type { LimitName } from '@mocks/db/limits';
import { later, SIGNED_IN, tooOften, valuesOf, WAIT, wrong, type Here, type Row } from './answer.ts';
import { filled } from './inject.ts';
import { idOf } from './operations.ts';
import { lifetimes } from '@/generated/rules';

/** Signing out goes on without a session; the 401 of any other call with one ends it in the client. */
const goesOnWithout = (id: string): boolean => id === 'logout';

/** The limits of the operation that are counted by person; other ones take somebody's name or address, which a row says. */
const limitsByPerson = (id: string): LimitName[] =>
  (Object.keys(limits) as LimitName[]).filter(
    (name) => limits[name].operation === id && limits[name].by === 'person',
  );

/** What any backend refuses alike. The body is well; its values need not be real ones. */
function everywhere(first: Row): Row[] {
  const { operation, body, key, picture } = first;
  const id = idOf(operation);
  const outcomes = outcomesOf(operationOf(id));
  const request = { operation, key, picture, body: filled(body, valuesOf(first)) };
  const isOfMatch = operationOf(id).path.includes('{id}');
  const rows: Row[] = [
    {
      ...request,
      when: 'a match of others',
      given: [SIGNED_IN, 'a match that can be joined'],
      status: 403,
      problem: { code: 'not_a_participant' },
    },
    {
      ...request,
      when: 'no such match',
      given: [SIGNED_IN, 'no such match'],
      status: 404,
      problem: { code: 'match_not_found' },
    },
    {
      ...request,
      when: 'the session is over',
      given: [
        'a person whose access token has expired',
        ...(isOfMatch ? (['a match that can be joined'] as const) : []),
      ],
      status: 401,
      // Whatever the reason, the client does the same.
      problem: { code: ['token_missing', 'token_expired', 'token_invalid'] },
      ...(!goesOnWithout(id) && { endsSession: true }),
    },
    ...limitsByPerson(id).map((limit): Row => ({
      ...first,
      answer: undefined,
      when: `the limit ${limit} is used up`,
      given: [...first.given, 'a limit of the person is used up'],
      params: { limit },
      // Another than that of the first row, whose message would come again.
      ...(key && { key: `${key}-${limit}` }),
      ...WAIT,
    })),
  ];
  return rows.filter(({ status, problem }) =>
    [problem!.code].flat().every((code) => outcomes.includes(`${id} ${status} ${code}`)),
  );
}

const refused = (status: number, code: 'token_missing' | 'token_invalid' | 'token_expired', here: Here) => ({
  status,
  problem: { code },
  here,
});

/** Values that break the schema of a field, each with the code that says so. */
function* brokenValues(schema: unknown): Generator<[when: string, value: unknown, code: FieldErrorCode]> {
  const { type, items, ...bounds } = resolve(schema);
  const { minLength, maxLength, minimum, maximum, maxItems, enum: values } = bounds;
  if ([type].flat().includes('string') && Array.isArray(values))
    yield ['of no known value', 'none of them', 'invalid'];
  if (typeof minLength === 'number') yield ['that is too short', 'x'.repeat(minLength - 1), 'too_short'];
  if (typeof maxLength === 'number') yield ['that is too long', 'x'.repeat(maxLength + 1), 'too_long'];
  if (typeof minimum === 'number') yield ['that is too small', minimum - 1, 'too_small'];
  if (typeof maximum === 'number') yield ['that is too big', maximum + 1, 'too_big'];
  if (typeof maxItems === 'number' && resolve(items).type === 'integer')
    yield ['with too many in it', Array.from({ length: maxItems + 1 }, (_, index) => index + 1), 'too_big'];
}

/** What the embedded backend refuses besides: what no client sends, and a failure on purpose. */
function here(first: Row): Row[] {
  const id = idOf(first.operation);
  const { secured, path, bodies } = operationOf(id);
  const { required = [], properties } = resolve(bodies['application/json']);
  const refusedWith = (field: string, value: unknown, code: FieldErrorCode): Partial<Row> => ({
    body: { ...(first.body as object), [field]: value },
    invalid: true,
    ...wrong({ [field]: code }),
  });
  const rows: Record<string, Partial<Row>> = {
    ...(secured && {
      'without a token': refused(401, 'token_missing', { headers: { Authorization: '' } }),
      'with another kind of proof': refused(401, 'token_missing', {
        headers: { Authorization: 'Basic amFuYTpqYW5h' },
      }),
      'with a broken token': refused(401, 'token_invalid', { headers: { Authorization: 'Bearer a.b.c' } }),
      'with an old token': refused(401, 'token_expired', { before: later(lifetimes.access_token * 1000) }),
    }),
    ...(outcomesOf(operationOf(id)).includes(`${id} 400 validation_failed`) && {
      'in another language': {
        invalid: true,
        ...wrong({ 'Accept-Language': 'invalid' }, { headers: { 'Accept-Language': 'de' } }),
      },
      'in no language': {
        invalid: true,
        ...wrong({ 'Accept-Language': 'required' }, { headers: { 'Accept-Language': '' } }),
      },
    }),
    ...(path.includes('{id}') && {
      'of no number': { invalid: true, ...wrong({ id: 'invalid' }, { values: { match_id: '12a' } }) },
    }),
    ...Object.fromEntries(
      (required as string[]).map((field) => [`without ${field}`, refusedWith(field, undefined, 'required')]),
    ),
    ...Object.fromEntries(
      Object.entries(nodeOf(properties)).flatMap(([field, schema]) =>
        Array.from(brokenValues(schema), ([when, value, code]) => [
          `with ${field} ${when}`,
          refusedWith(field, value, code),
        ]),
      ),
    ),
    ...Object.fromEntries(
      limitsByPerson(id).map((limit) => [
        `once more than the limit ${limit} allows`,
        { key: undefined, ...tooOften(limit) },
      ]),
    ),
    'when the backend fails': {
      status: 500,
      problem: { code: 'internal_error' },
      here: { before: ({ faults }) => faults.add({ target: '/api/', kind: 'status', times: 1 }) },
    },
  };
  return Object.entries(rows).map(([when, row]) => ({ ...first, answer: undefined, when, ...row }));
}

const firstOf = (rows: readonly Row[], nameOf: (row: Row) => string): Row[] =>
  rows.filter((row, index) => rows.findIndex((other) => nameOf(other) === nameOf(row)) === index);

/** What operations refuse alike, made of the first row of each and of what the contract says that it answers. */
export const refusals = (rows: readonly Row[]): Row[] => [
  ...firstOf(rows, ({ operation }) => operation).flatMap(everywhere),
  ...firstOf(rows, ({ operation }) => idOf(operation)).flatMap(here),
];

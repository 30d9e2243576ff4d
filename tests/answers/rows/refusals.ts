import { limits } from '@/generated/rules';
import type { FieldErrorCode } from '@/generated/schemas/fieldErrorCode.zod';
import type { ProblemCode } from '@/generated/schemas/problemCode.zod';
import type { LimitName } from '@mocks/db/limits';
import { nodeOf, outcomesOf, operationOf, resolve } from '../../../scripts/contract/document.ts';
import { SIGNED_IN, limitRefusal, exampleValuesOf, RATE_LIMITED, fieldRefusal, type Row } from '../answer.ts';
import { idOf } from '../operations.ts';
import { fillTemplate } from '../template.ts';
import type { TestBackend } from '../test-backend.ts';

/** The limits of the operation that count the calls of one person. */
const limitsByPerson = (id: string): LimitName[] =>
  (Object.keys(limits) as LimitName[]).filter(
    (name) => limits[name].operation === id && limits[name].by === 'person',
  );

/** The refusals of an operation that every backend gives for the same reasons, as interactions of the pacts. */
function pactRefusals(firstRow: Row): Row[] {
  const { operation, body, key, picture } = firstRow;
  const id = idOf(operation);
  const outcomes = outcomesOf(operationOf(id));
  const request = { operation, key, picture, body: fillTemplate(body, exampleValuesOf(firstRow)) };
  const openMatch = 'a match that can be joined' as const;
  const matchStates = operationOf(id).path.includes('{id}') ? [openMatch] : [];
  const notParticipant = { status: 403, problem: { code: 'not_a_participant' } } as const;
  const notFound = { status: 404, problem: { code: 'match_not_found' } } as const;
  const rows: Row[] = [
    { ...request, when: 'a match of others', states: [SIGNED_IN, openMatch], ...notParticipant },
    { ...request, when: 'no such match', states: [SIGNED_IN, 'no such match'], ...notFound },
    {
      ...request,
      when: 'the session is over',
      states: ['a person whose access token has expired', ...matchStates],
      status: 401,
      problem: { code: 'token_expired' },
      // The client ends its session before it calls `logout`.
      ...(id !== 'logout' && { endsSession: true }),
    },
    ...limitsByPerson(id).map((limit): Row => ({
      ...firstRow,
      answer: undefined,
      when: `the limit ${limit} is used up`,
      states: [...firstRow.states, 'a limit of the person is used up'],
      params: { limit },
      // With the key of the first row the backend would answer with the stored message.
      ...(key && { key: `${key}-${limit}` }),
      ...RATE_LIMITED,
    })),
  ];
  return rows.filter(({ status, problem }) => outcomes.includes(`${id} ${status} ${problem!.code}`));
}

const headerRefusal = (code: ProblemCode, Authorization: string): Partial<Row> => ({
  status: 401,
  problem: { code },
  contractTestParts: { headers: { Authorization } },
});

const languageRefusal = (code: FieldErrorCode, language: string): Partial<Row> => ({
  isInvalid: true,
  ...fieldRefusal({ 'Accept-Language': code }, { headers: { 'Accept-Language': language } }),
});

/** Values that break the schema of a field, each with its error code. */
function* invalidValues(schema: unknown): Generator<[when: string, value: unknown, code: FieldErrorCode]> {
  const { type, items, ...bounds } = resolve(schema);
  const { minLength, maxLength, minimum, maximum, maxItems, enum: values } = bounds;
  if ([type].flat().includes('string') && Array.isArray(values))
    yield ['of an undeclared value', 'none of them', 'invalid'];
  if (typeof minLength === 'number') yield ['that is too short', 'x'.repeat(minLength - 1), 'too_short'];
  if (typeof maxLength === 'number') yield ['that is too long', 'x'.repeat(maxLength + 1), 'too_long'];
  if (typeof minimum === 'number') yield ['that is too small', minimum - 1, 'too_small'];
  if (typeof maximum === 'number') yield ['that is too big', maximum + 1, 'too_big'];
  if (typeof maxItems === 'number' && resolve(items).type === 'integer')
    yield ['with too many items', Array.from({ length: maxItems + 1 }, (_, index) => index + 1), 'too_big'];
}

/** The refusals of an operation that only the contract tests check, with the parts in which they differ from its first row. */
function* contractRefusals(firstRow: Row): Generator<[when: string, parts: Partial<Row>]> {
  const id = idOf(firstRow.operation);
  const { isSecured, path, bodies } = operationOf(id);
  const { required = [], properties } = resolve(bodies['application/json']);
  const fieldParts = (field: string, value: unknown, code: FieldErrorCode): Partial<Row> => ({
    body: { ...(firstRow.body as object), [field]: value },
    isInvalid: true,
    ...fieldRefusal({ [field]: code }),
  });
  if (isSecured) {
    yield ['without a token', headerRefusal('token_missing', '')];
    yield ['with another authentication scheme', headerRefusal('token_missing', 'Basic amFuYTpqYW5h')];
    yield ['with a broken token', headerRefusal('token_invalid', 'Bearer a.b.c')];
  }
  if (outcomesOf(operationOf(id)).includes(`${id} 400 validation_failed`)) {
    yield ['in another language', languageRefusal('invalid', 'de')];
    yield ['in no language', languageRefusal('required', '')];
  }
  if (path.includes('{id}'))
    yield [
      'of no number',
      { isInvalid: true, ...fieldRefusal({ id: 'invalid' }, { values: { match_id: '1a' } }) },
    ];
  for (const name of required as string[]) yield [`without ${name}`, fieldParts(name, undefined, 'required')];
  for (const [field, schema] of Object.entries(nodeOf(properties)))
    for (const [when, value, code] of invalidValues(schema))
      yield [`with ${field} ${when}`, fieldParts(field, value, code)];
  for (const limit of limitsByPerson(id))
    yield [`once more than the limit ${limit} allows`, { key: undefined, ...limitRefusal(limit) }];
  const change = ({ faults }: TestBackend) => faults.add({ target: '/api/', kind: 'status', times: 1 });
  const embeddedOnly = { reason: 'no backend fails on demand', change };
  const failure = { status: 500, problem: { code: 'internal_error' } } as const;
  yield ['when the backend fails', { ...failure, contractTestParts: { embeddedOnly } }];
}

const findFirstRowsBy = (rows: readonly Row[], nameOf: (row: Row) => string): Row[] =>
  rows.filter((row, index) => rows.findIndex((otherRow) => nameOf(otherRow) === nameOf(row)) === index);

/** Refusals that many operations share, made from the first row of each operation and from its responses in the contract. */
export const refusalsOf = (rows: readonly Row[]): Row[] => [
  ...findFirstRowsBy(rows, ({ operation }) => operation).flatMap(pactRefusals),
  ...findFirstRowsBy(rows, ({ operation }) => idOf(operation)).flatMap((row) =>
    Array.from(contractRefusals(row), ([when, parts]) => ({ ...row, answer: undefined, when, ...parts })),
  ),
];

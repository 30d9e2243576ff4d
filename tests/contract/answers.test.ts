import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { operations, outcomesOf } from '../../scripts/contract/document.ts';
import { paramsOf, type Row } from '../answers/answer.ts';
import { answerRows } from '../answers/answers.ts';
import { ExactValue } from '../answers/exactly.ts';
import { idOf } from '../answers/operations.ts';
import { requestPartsOf } from '../answers/request.ts';
import type { Values } from '../answers/state.ts';
import { expectNoFaults, openBackend, reportLastCall, type Backend } from './backend.ts';
import { answerFaults, requestFaults } from './conformance.ts';

let backend: Backend;
/** The operations of the skipped rows, by title and reason. */
const skippedOperationIds = new Map<string, string[]>();

beforeAll(async () => {
  backend = await openBackend();
  await backend.tearDown();
});
afterEach(() => backend.tearDown());
afterAll(async () => {
  await backend.close();
  if (skippedOperationIds.size > 0)
    console.log(
      ['Not proven, beside what docs/provider.md names:']
        .concat(Array.from(skippedOperationIds, ([title, ids]) => `${title}: ${ids.join(', ')}`))
        .join('\n  '),
    );
});

/** Sets up the row's states and runs its preparation; returns the values of both. */
async function setUp(row: Row): Promise<Values> {
  const values: Record<string, string | number> = {};
  const sendRow = (changedParts: Partial<Row> = {}) => backend.sendRow({ ...row, ...changedParts }, values);
  for (const state of row.states) Object.assign(values, await backend.setUp(state, paramsOf(row, state)));
  const { prepare, embeddedOnly } = row.contractTestParts ?? {};
  Object.assign(values, await prepare?.(sendRow, values));
  if (backend.embeddedBackend) embeddedOnly?.change?.(backend.embeddedBackend);
  return values;
}

const anyOf = ({ values }: ExactValue): unknown => expect.toBeOneOf([...values]);

function pickExactParts(example: unknown): unknown {
  if (example instanceof ExactValue) return anyOf(example);
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return undefined;
  return Object.fromEntries(
    Object.entries(example).flatMap(([name, part]) => {
      const value = pickExactParts(part);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

interface AnswerBody {
  code?: string;
  errors?: { field: string; code: string }[];
}

const fieldCodesOf = ({ errors = [] }: AnswerBody) =>
  Object.fromEntries(errors.map(({ field, code }) => [field, code]));

function expectedFieldCodesOf({ contractTestParts, problem }: Row): Record<string, unknown> {
  const { field, fieldCode = expect.any(String) as unknown } = problem ?? {};
  return field ? { [field]: fieldCode } : (contractTestParts?.fieldCodes ?? {});
}

function describeExpectation({ operation, when, status, problem, contractTestParts }: Row): string {
  const fields = problem?.field
    ? [problem.field]
    : Object.entries(contractTestParts?.fieldCodes ?? {}).map(([field, code]) => `${field} ${code}`);
  const expectedProblem = [problem?.code, fields.join(', ')].filter(Boolean).join(': ');
  return `${idOf(operation)}, ${when}: must be ${status}${expectedProblem && ` ${expectedProblem}`}`;
}

const outcomeOf = ({ operation, status, problem }: Row) =>
  [idOf(operation), status, problem?.code].filter(Boolean).join(' ');

describe.each(operations.map(({ id }) => id))('%s', (id) => {
  const rowsOfOperation = answerRows.filter(({ operation }) => idOf(operation) === id);
  it.for(rowsOfOperation.map((row) => [`${row.status}: ${row.when}`, row] as const))(
    '%s',
    async ([title, row], { skip }) => {
      const { embeddedOnly } = row.contractTestParts ?? {};
      if (embeddedOnly && !backend.embeddedBackend) {
        const key = `${title} (${embeddedOnly.reason})`;
        skippedOperationIds.set(key, [...(skippedOperationIds.get(key) ?? []), id]);
        skip();
      }
      const values = await setUp(row);
      const faults = requestFaults(id, requestPartsOf(row, values));
      expect(faults.length > 0, faults.join('; ')).toBe(row.isInvalid === true);

      await reportLastCall(backend, async () => {
        const response = await backend.sendRow(row, values);
        const body = (response.status === 204 ? {} : await response.clone().json()) as AnswerBody;
        expect(response.status, describeExpectation(row)).toBe(row.status);
        expect(row.problem && body.code, describeExpectation(row)).toBe(row.problem?.code);
        expectNoFaults(await answerFaults(id, response, backend.isForbiddenField));
        expect(fieldCodesOf(body), describeExpectation(row)).toEqual(expectedFieldCodesOf(row));
        const expectedBody = (row.contractTestParts ? row.answer : pickExactParts(row.answer)) ?? {};
        expect(body, describeExpectation(row)).toMatchObject(expectedBody);
      });
    },
  );
});

it('tests/answers has a row for each answer of the contract, and no other rows', () => {
  const outcomes = answerRows.map(outcomeOf);
  const sortUnique = (texts: string[]) => [...new Set(texts)].toSorted();
  expect(
    sortUnique(outcomes),
    'tests/answers/rows has a row for each answer of openapi.yaml; those marked - have none',
  ).toEqual(sortUnique(operations.flatMap(outcomesOf)));
});

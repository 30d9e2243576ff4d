import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { operations, outcomesOf } from '../../scripts/contract/document.ts';
import { paramsOf, type Row } from '../answers/answer.ts';
import { answerRows } from '../answers/answers.ts';
import { ExactValue } from '../answers/exactly.ts';
import { idOf } from '../answers/operations.ts';
import { requestPartsOf } from '../answers/request.ts';
import type { Values } from '../answers/state.ts';
import { expectNoFaults, openBackend, StoreNeededError, withLastCall, type Backend } from './backend.ts';
import { answerFaults, requestFaults } from './conformance.ts';

let backend: Backend;
/** The rows that a live backend cannot answer: their operationIds by status and description. */
const skippedRows = new Map<string, string[]>();

beforeAll(async () => {
  backend = await openBackend();
  await backend.tearDown();
});
afterEach(() => backend.tearDown());
afterAll(async () => {
  await backend.close();
  if (skippedRows.size > 0)
    console.log(
      ['Skipped, because these need the store or clock of the embedded backend:']
        .concat(Array.from(skippedRows, ([title, ids]) => `${title}: ${ids.join(', ')}`))
        .join('\n  '),
    );
});

/** Sets up the row's states and runs its preparation; returns the values of both. */
async function setUpStates(row: Row): Promise<Values> {
  const values: Record<string, string | number> = {};
  for (const state of row.states) Object.assign(values, await backend.setUp(state, paramsOf(row, state)));
  const sendRow = (changed: Partial<Row> = {}) => {
    const { prepare: _, ...contractTestParts } = row.contractTestParts ?? {};
    return backend.send({ ...row, contractTestParts, ...changed }, values);
  };
  return { ...values, ...(await row.contractTestParts?.prepare?.(backend.embedded, sendRow, values)) };
}

/** The values of the row's states; undefined when the row needs the embedded backend and this is a live one. */
async function setUpIfPossible(row: Row): Promise<Values | undefined> {
  if (backend.isLive && row.contractTestParts?.isEmbeddedOnly) return undefined;
  try {
    return await setUpStates(row);
  } catch (error) {
    if (error instanceof StoreNeededError) return undefined;
    throw error;
  }
}

/** The parts of an example that are marked by `exactly`. */
function exactParts(example: unknown): unknown {
  if (example instanceof ExactValue) return example.value;
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return undefined;
  return Object.fromEntries(
    Object.entries(example).flatMap(([name, part]) => {
      const value = exactParts(part);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

interface Body {
  code?: string;
  errors?: { field: string; code: string }[];
}

/** The codes of a problem's errors by field. */
const fieldsOf = ({ errors = [] }: Body) =>
  Object.fromEntries(errors.map(({ field, code }) => [field, code]));

function expectedFields({ contractTestParts, problem }: Row): Record<string, unknown> {
  const { field, fieldCode = expect.any(String) as unknown } = problem ?? {};
  return field ? { [field]: fieldCode } : (contractTestParts?.fieldCodes ?? {});
}

/** The expectation of a row, for the message of a failure. */
function describeRule({ operation, when, status, problem, contractTestParts }: Row): string {
  const fields = problem?.field
    ? [problem.field]
    : Object.entries(contractTestParts?.fieldCodes ?? {}).map(([field, code]) => `${field} ${code}`);
  const reason = [[problem?.code].flat().join(' or '), fields.join(', ')].filter(Boolean).join(': ');
  return `${idOf(operation)}, ${when}: must be ${status}${reason && ` ${reason}`}`;
}

const outcomeOf = ({ operation, status, problem }: Row) =>
  [idOf(operation), status, problem?.code].filter(Boolean).join(' ');

describe.each(operations.map(({ id }) => id))('%s', (id) => {
  const rowsOfOperation = answerRows.filter(({ operation }) => idOf(operation) === id);
  it.for(rowsOfOperation.map((row) => [`${row.status}: ${row.when}`, row] as const))(
    '%s',
    async ([when, row], { skip }) => {
      const values = await setUpIfPossible(row);
      if (!values) {
        skippedRows.set(when, [...(skippedRows.get(when) ?? []), id]);
        skip();
        return;
      }
      const faults = requestFaults(id, requestPartsOf(row, values));
      expect(faults.length > 0, faults.join('; ')).toBe(row.isInvalid === true);

      await withLastCall(backend, async () => {
        const response = await backend.send(row, values);
        const body = (response.status === 204 ? {} : await response.clone().json()) as Body;
        expect(response.status, describeRule(row)).toBe(row.status);
        expect([row.problem?.code].flat(), describeRule(row)).toContain(row.problem && body.code);
        expectNoFaults(await answerFaults(id, response, backend.isForbiddenField));
        expect(fieldsOf(body), describeRule(row)).toEqual(expectedFields(row));
        const expected = (row.contractTestParts ? row.answer : exactParts(row.answer)) ?? {};
        expect(body, describeRule(row)).toMatchObject(expected);
      });
    },
  );
});

it('has rows for all answers of the contract, and for no others', () => {
  // A row that accepts several codes is no test of any of them.
  const outcomes = answerRows.filter(({ problem }) => !Array.isArray(problem?.code)).map(outcomeOf);
  const sortUnique = (list: string[]) => [...new Set(list)].toSorted();
  expect(
    sortUnique(outcomes),
    'tests/answers/<subject>.ts has a row for each answer of openapi.yaml; those marked - have none',
  ).toEqual(sortUnique(operations.flatMap(outcomesOf)));
});

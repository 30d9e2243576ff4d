import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { operations, outcomesOf } from '../../scripts/contract/document.ts';
import { paramsOf, type Row } from '../answers/answer.ts';
import { answers } from '../answers/answers.ts';
import { ExactValue } from '../answers/exactly.ts';
import { idOf } from '../answers/operations.ts';
import { requestPartsOf } from '../answers/request.ts';
import type { Values } from '../answers/state.ts';
import { expectNoFaults, openBackend, StoreNeededError, withLastCall, type Backend } from './backend.ts';
import { answerFaults, requestFaults } from './conformance.ts';

let backend: Backend;
/** The rows that this backend cannot be asked for: operationIds by description. */
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
        .concat(Array.from(skippedRows, ([when, ids]) => `${when}: ${ids.join(', ')}`))
        .join('\n  '),
    );
});

/** Sets the row's states up and runs its preparation; returns the values. */
async function setUpStates(row: Row): Promise<Values> {
  const values: Record<string, string | number> = {};
  for (const state of row.states) Object.assign(values, await backend.setUp(state, paramsOf(row, state)));
  const sendRow = (changed: Partial<Row> = {}) => {
    const { prepare: _, ...contractOnly } = row.contractOnly ?? {};
    return backend.send({ ...row, contractOnly, ...changed }, values);
  };
  return { ...values, ...(await row.contractOnly?.prepare?.(backend.embedded, sendRow, values)) };
}

/** The values of the row's states; undefined when the row needs the embedded backend and this is another. */
async function setUpIfPossible(row: Row): Promise<Values | undefined> {
  if (backend.isLive && row.contractOnly?.embeddedOnly) return undefined;
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

function expectedFields({ contractOnly, problem }: Row): Record<string, unknown> {
  const { field, fieldCode = expect.any(String) as unknown } = problem ?? {};
  return field ? { [field]: fieldCode } : (contractOnly?.fields ?? {});
}

/** The expectation of a row, for the message of a failure. */
function describeRule({ operation, when, status, problem, contractOnly }: Row): string {
  const fields = problem?.field
    ? [problem.field]
    : Object.entries(contractOnly?.fields ?? {}).map(([field, code]) => `${field} ${code}`);
  const why = [[problem?.code].flat().join(' or '), fields.join(', ')].filter(Boolean).join(': ');
  return `${idOf(operation)}, ${when}: must be ${status}${why && ` ${why}`}`;
}

const outcomeOf = ({ operation, status, problem }: Row) =>
  [idOf(operation), status, problem?.code].filter(Boolean).join(' ');

describe.each(operations.map(({ id }) => id))('%s', (id) => {
  const rowsOfOperation = answers.filter(({ operation }) => idOf(operation) === id);
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
      expect(faults.length > 0, faults.join('; ')).toBe(row.invalid === true);

      await withLastCall(backend, async () => {
        const response = await backend.send(row, values);
        const body = (response.status === 204 ? {} : await response.clone().json()) as Body;
        expect(response.status, describeRule(row)).toBe(row.status);
        expect([row.problem?.code].flat(), describeRule(row)).toContain(row.problem && body.code);
        expectNoFaults(await answerFaults(id, response, backend.isForbiddenField));
        expect(fieldsOf(body), describeRule(row)).toEqual(expectedFields(row));
        const expected = (row.contractOnly ? row.answer : exactParts(row.answer)) ?? {};
        expect(body, describeRule(row)).toMatchObject(expected);
      });
    },
  );
});

it('has a row for every answer of the contract, and no other', () => {
  // A row with several codes does not prove a single one.
  const outcomes = answers.filter(({ problem }) => !Array.isArray(problem?.code)).map(outcomeOf);
  const sorted = (list: string[]) => [...new Set(list)].toSorted((one, other) => one.localeCompare(other));
  expect(
    sorted(outcomes),
    'tests/answers/<subject>.ts has a row for each answer of openapi.yaml; those marked - have none',
  ).toEqual(sorted(operations.flatMap(outcomesOf)));
});

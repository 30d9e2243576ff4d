import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { operationOf, operations, outcomesOf } from '../../scripts/contract/document.ts';
import { paramsOf, SIGNED_IN, type Row } from '../answers/answer.ts';
import { answerRows } from '../answers/answers.ts';
import { ExactValue } from '../answers/exactly.ts';
import { idOf } from '../answers/operations.ts';
import { requestPartsOf } from '../answers/request.ts';
import type { Values } from '../answers/state.ts';
import { expectNoFaults, openBackend, reportLastCall, type Backend } from './backend.ts';
import { answerFaults, cacheFaults, requestFaults } from './conformance.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await openBackend();
  await backend.tearDown();
});
afterEach(() => backend.tearDown());
afterAll(async () => {
  await backend.close();
  if (backend.embeddedBackend) return;
  const skippedRows = answerRows.filter(({ contractTestParts }) => contractTestParts?.embeddedOnly);
  const reasonOf = (row: Row) => `${titleOf(row)} (${row.contractTestParts?.embeddedOnly?.reason})`;
  const lines = [...new Set(skippedRows.map(reasonOf))].map((reason) => {
    const rows = skippedRows.filter((row) => reasonOf(row) === reason);
    return `\n  ${reason}: ${rows.map(({ operation }) => idOf(operation)).join(', ')}`;
  });
  console.log(`Not proven, beside what docs/provider.md names:${lines.join('')}`);
});

const titleOf = ({ status, when }: Row) => `${status}: ${when}`;

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

/** Makes the row's call again with the tag of its answer. A backend may send no tags, but the embedded one does: then undefined. */
async function repeatWithTag(row: Row, values: Values, change = async (): Promise<unknown> => undefined) {
  const tag = (await backend.sendRow(row, values)).headers.get('etag');
  await change();
  if (tag !== null)
    return backend.sendRow({ ...row, contractTestParts: { headers: { 'If-None-Match': tag } } }, values);
  expect(backend.embeddedBackend, 'only a backend of somebody else sends no ETag').toBeUndefined();
  return undefined;
}

const oneOf = ({ values }: ExactValue): unknown => expect.toBeOneOf([...values]);
const ANYTHING: unknown = expect.toBeOneOf([expect.anything(), null, undefined]);

/** The example with matchers in place of its values: of the exact ones, and of anything for the others. */
function exactPartsOf(example: unknown): unknown {
  if (example instanceof ExactValue) return oneOf(example);
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return ANYTHING;
  return Object.fromEntries(Object.entries(example).map(([name, part]) => [name, exactPartsOf(part)]));
}

interface AnswerBody {
  code?: string;
  errors?: { field: string; code: string }[];
}

const outcomeOfAnswer = (status: number, { code, errors = [] }: AnswerBody) => ({
  status,
  code,
  fields: Object.fromEntries(errors.map(({ field, code: fieldCode }) => [field, fieldCode])),
});

function expectedOutcomeOf({ status, problem, contractTestParts }: Row) {
  const { code, field, fieldCode = expect.any(String) as unknown } = problem ?? {};
  return { status, code, fields: field ? { [field]: fieldCode } : (contractTestParts?.fieldCodes ?? {}) };
}

const outcomeOf = ({ operation, status, problem }: Row) =>
  [idOf(operation), status, problem?.code].filter(Boolean).join(' ');

describe.each(operations.map(({ id }) => id))('%s', (id) => {
  const rowsOfOperation = answerRows.filter(({ operation }) => idOf(operation) === id);
  it.for(rowsOfOperation.map((row) => [titleOf(row), row] as const))('%s', async ([, row], { skip }) => {
    if (row.contractTestParts?.embeddedOnly && !backend.embeddedBackend) skip();
    const values = await setUp(row);
    const faults = requestFaults(id, requestPartsOf(row, values));
    expect(faults.length > 0, faults.join('; ')).toBe(row.isInvalid === true);

    await reportLastCall(backend, async () => {
      const response = await backend.sendRow(row, values);
      const body = (response.status === 204 ? {} : await response.clone().json()) as AnswerBody;
      const problem = row.problem ? body : {};
      const rule = `${id}, ${row.when}: must be ${row.status} ${row.problem?.code ?? ''}`;
      expect(outcomeOfAnswer(response.status, problem), rule).toEqual(expectedOutcomeOf(row));
      expectNoFaults(await answerFaults(id, response, backend.isForbiddenField));
      expect(body).toMatchObject((row.contractTestParts ? row.answer : exactPartsOf(row.answer)) ?? {});
    });
  });

  const reads = rowsOfOperation.filter(({ status }) => status === 200 && operationOf(id).method === 'GET');
  it.for(reads.slice(-1))('answers its own tag with 304 and no body, or with the same again', async (row) => {
    const repeated = await repeatWithTag(row, await setUp(row));
    if (!repeated) return;
    expect(repeated.status).toBeOneOf(backend.embeddedBackend ? [304] : [200, 304]);
    expect((await repeated.text()) !== '', 'a 304 has no body').toBe(repeated.status === 200);
    expectNoFaults(cacheFaults(id, repeated.headers));
  });
});

const CHANGES = [
  ['getMatch', 'joinMatch', 'a match that can be joined', { my_participation: { status: 'joined' } }],
  ['getChatSummary', 'markChatRead', 'a joined match with unread messages', { unread_count: 0 }],
] as const;
it.each(CHANGES)('%s with its tag of before %s', async (operation, change, state, answer) => {
  const row: Row = { operation, when: '', states: [SIGNED_IN, state], status: 200 };
  const values = await setUp(row);
  const makeChange = () => backend.sendRow({ ...row, operation: change }, values);
  const changed = await repeatWithTag(row, values, makeChange);
  if (!changed) return;
  expect(changed.status, `${operation} with its tag of before ${change}: it has changed`).toBe(200);
  expect(await changed.json()).toMatchObject(answer);
});

it('tests/answers has a row for each answer of the contract, and no other rows', () => {
  const outcomes = answerRows.map(outcomeOf);
  const sortUnique = (texts: string[]) => [...new Set(texts)].toSorted();
  expect(
    sortUnique(outcomes),
    'tests/answers/rows has a row for each answer of openapi.yaml; those marked - have none',
  ).toEqual(sortUnique(operations.flatMap(outcomesOf)));
});

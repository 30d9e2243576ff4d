import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { operations, outcomesOf } from '../../scripts/contract/document.ts';
import { paramsOf, type Row } from '../answers/answer.ts';
import { answers } from '../answers/answers.ts';
import { Exactly } from '../answers/exactly.ts';
import { idOf } from '../answers/operations.ts';
import { partsOf } from '../answers/request.ts';
import type { Values } from '../answers/state.ts';
import { expectNoFaults, openBackend, StoreNeededError, tellingCalls, type Backend } from './backend.ts';
import { answerFaults, requestFaults } from './conformance.ts';

let backend: Backend;
/** What was not asked for, by operation. */
const notAsked = new Map<string, string[]>();

beforeAll(async () => {
  backend = await openBackend();
  await backend.tearDown();
});
afterEach(() => backend.tearDown());
afterAll(async () => {
  await backend.close();
  if (notAsked.size > 0)
    console.log(
      ['Not asked for, since it takes the embedded backend’s store or clock, and so not proven:']
        .concat(Array.from(notAsked, ([when, ids]) => `${when}: ${ids.join(', ')}`))
        .join('\n  '),
    );
});

/** Makes the row's states true and lets happen what comes before; gives the values. */
async function valuesIn(row: Row): Promise<Values> {
  const values: Record<string, string | number> = {};
  for (const state of row.given) Object.assign(values, await backend.setUp(state, paramsOf(row, state)));
  const send = (changed: Partial<Row> = {}) => {
    const { before: _, ...here } = row.here ?? {};
    return backend.send({ ...row, here, ...changed }, values);
  };
  return { ...values, ...(await row.here?.before?.(backend.world, send, values)) };
}

/** Whether the row can be asked of this backend, and the values of its states. */
async function valuesIfAsked(row: Row): Promise<Values | undefined> {
  if (backend.isLive && row.here?.ours) return undefined;
  try {
    return await valuesIn(row);
  } catch (error) {
    if (error instanceof StoreNeededError) return undefined;
    throw error;
  }
}

/** Of an example what the answer must repeat. */
function repeated(example: unknown): unknown {
  if (example instanceof Exactly) return example.value;
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return undefined;
  return Object.fromEntries(
    Object.entries(example).flatMap(([name, part]) => {
      const value = repeated(part);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

interface Body {
  code?: string;
  errors?: { field: string; code: string }[];
}

/** The fields that a problem names, with their codes. */
const fieldsOf = ({ errors = [] }: Body) =>
  Object.fromEntries(errors.map(({ field, code }) => [field, code]));

function fieldsWanted({ here, problem }: Row): Record<string, unknown> {
  const { field, fieldCode = expect.any(String) as unknown } = problem ?? {};
  return field ? { [field]: fieldCode } : (here?.fields ?? {});
}

/** What the contract says of a row, for the message of a failure. */
function ruleOf({ operation, when, status, problem, here }: Row): string {
  const fields = problem?.field
    ? [problem.field]
    : Object.entries(here?.fields ?? {}).map(([field, code]) => `${field} ${code}`);
  const why = [[problem?.code].flat().join(' or '), fields.join(', ')].filter(Boolean).join(': ');
  return `${idOf(operation)}, ${when}: must be ${status}${why && ` ${why}`}`;
}

const outcomeOf = ({ operation, status, problem }: Row) =>
  [idOf(operation), status, problem?.code].filter(Boolean).join(' ');

describe.each(operations.map(({ id }) => id))('%s', (id) => {
  const own = answers.filter(({ operation }) => idOf(operation) === id);
  it.for(own.map((row) => [`${row.status}: ${row.when}`, row] as const))(
    '%s',
    async ([when, row], { skip }) => {
      const values = await valuesIfAsked(row);
      if (!values) {
        notAsked.set(when, [...(notAsked.get(when) ?? []), id]);
        skip();
        return;
      }
      const faults = requestFaults(id, partsOf(row, values));
      expect(faults.length > 0, faults.join('; ')).toBe(row.invalid === true);

      await tellingCalls(backend, async () => {
        const response = await backend.send(row, values);
        const body = (response.status === 204 ? {} : await response.clone().json()) as Body;
        expect(response.status, ruleOf(row)).toBe(row.status);
        expect([row.problem?.code].flat(), ruleOf(row)).toContain(row.problem && body.code);
        expectNoFaults(await answerFaults(id, response, backend.isRefused));
        expect(fieldsOf(body), ruleOf(row)).toEqual(fieldsWanted(row));
        const wanted = (row.here ? row.answer : repeated(row.answer)) ?? {};
        expect(body, ruleOf(row)).toMatchObject(wanted);
      });
    },
  );
});

it('gives every answer that the contract lists, and no other', () => {
  // One of several codes is no proof of any.
  const given = answers.filter(({ problem }) => !Array.isArray(problem?.code)).map(outcomeOf);
  const sorted = (outcomes: string[]) =>
    [...new Set(outcomes)].toSorted((one, other) => one.localeCompare(other));
  expect(
    sorted(given),
    'tests/answers/<subject>.ts has a row for each answer of openapi.yaml; those marked - have none',
  ).toEqual(sorted(operations.flatMap(outcomesOf)));
});

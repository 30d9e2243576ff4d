import { describe, expect, it } from 'vitest';
import { idOf } from '../pact/operations.ts';
import { rows as pactRows } from '../pact/rows.ts';
import { partsOf, type Case } from './case.ts';
import { chatCases } from './cases/chat.ts';
import { casesEverywhere } from './cases/everywhere.ts';
import { matchCases } from './cases/match.ts';
import { recoveryCases } from './cases/recovery.ts';
import { registrationCases } from './cases/registration.ts';
import { signInCases } from './cases/sign-in.ts';
import { userCases } from './cases/user.ts';
import { answerFaults, requestFaults } from './conformance.ts';
import { operations, outcomesOf } from '../../scripts/contract/document.ts';
import { createWorld } from './world.ts';

const rows: Case[] = [
  ...matchCases,
  ...chatCases,
  ...signInCases,
  ...registrationCases,
  ...recoveryCases,
  ...userCases,
];
const cases = [...rows, ...casesEverywhere(rows)];

const label = ({ operation, status, code, name }: Case) =>
  `${[operation, status, code].filter(Boolean).join(' ')}: ${name}`;

/** The fields that a problem names, with their codes. */
const fieldsOf = ({ errors = [] }: { errors?: { field: string; code: string }[] }) =>
  Object.fromEntries(errors.map(({ field, code }) => [field, code]));

describe.each(operations.map(({ id }) => id))('%s', (id) => {
  it.each(cases.filter(({ operation }) => operation === id).map((row) => [label(row), row] as const))(
    '%s',
    async (_, row) => {
      const world = createWorld();
      const parts = await partsOf(row, world);
      const faults = requestFaults(id, parts);
      expect(faults.length > 0, faults.join('; ')).toBe(row.invalid === true);

      const response = await world.call(id, parts);
      const body = (response.status === 204 ? {} : await response.clone().json()) as Record<string, unknown>;
      expect({ status: response.status, code: row.code && body.code }).toEqual({
        status: row.status,
        code: row.code,
      });
      expect(await answerFaults(id, response)).toEqual([]);
      expect(fieldsOf(body)).toEqual(row.fields ?? {});
      expect({ answer: body }).toMatchObject({ answer: row.answer ?? {} });
    },
  );
});

it('gives every answer that the contract lists, and no other', () => {
  const listed = operations.flatMap(outcomesOf);
  const given = cases.map(({ operation, status, code }) =>
    [operation, status, code].filter(Boolean).join(' '),
  );
  // One of several codes is no proof of any; interactions.test.ts tries the rows.
  const asked = pactRows.flatMap(({ operation, status, problem }) =>
    Array.isArray(problem?.code) ? [] : [[idOf(operation), status, problem?.code].filter(Boolean).join(' ')],
  );
  const sorted = (outcomes: string[]) =>
    [...new Set(outcomes)].toSorted((one, other) => one.localeCompare(other));
  expect(sorted([...given, ...asked])).toEqual(sorted(listed));
});

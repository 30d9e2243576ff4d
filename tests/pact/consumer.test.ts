import { isProblem } from '@/api/problem';
import { globSync, rmSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { interact, PACTS_FOLDER, WAIT_SECONDS, type Outcome } from './pact.ts';
import type { Row } from '../answers/answer.ts';
import { localesFor, pactRows } from '../answers/answers.ts';
import { stripExactly } from '../answers/exactly.ts';
import { comparableRequest, expectedRequest } from './comparable-request.ts';

// Pact adds interactions to existing files, so those of removed rows would stay.
beforeAll(() => globSync(`${PACTS_FOLDER}/*.json`).forEach((file) => rmSync(file)));

const actualOutcome = ({ result, error, sessionEndCount }: Outcome) => ({
  result,
  sessionEndCount,
  refusal: isProblem(error)
    ? {
        status: error.status,
        code: error.code,
        fields: error.errors.map(({ field }) => field),
        retryAfter: error.retryAfter,
      }
    : error,
});

const expectedOutcome = ({ status, answer, problem, endsSession }: Row) => ({
  result: stripExactly(answer),
  sessionEndCount: endsSession ? 1 : 0,
  refusal: problem && {
    status,
    code: [problem.code].flat()[0],
    fields: problem.field ? [problem.field] : [],
    retryAfter: problem.hasRetryAfter ? WAIT_SECONDS : null,
  },
});

describe.each([...new Set(pactRows.map(({ operation }) => operation))])('%s', (name) => {
  const operationRows = pactRows.filter(({ operation }) => operation === name);
  const cases = operationRows.flatMap((row) =>
    localesFor(row).map((locale) => [`${row.when} (${locale})`, row, locale] as const),
  );

  it.each(cases)('%s', async (_, row, locale) => {
    const outcome = await interact(row, locale);
    expect(actualOutcome(outcome)).toEqual(expectedOutcome(row));
    expect(await Promise.all(outcome.requests.map(comparableRequest))).toEqual([await expectedRequest(row)]);
  });
});

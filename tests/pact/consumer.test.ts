import { isProblem } from '@/api/problem';
import { globSync, rmSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { interact, PACTS, WAIT_SECONDS, type Outcome } from './pact.ts';
import type { Row } from '../answers/answer.ts';
import { localesOf, rows } from '../answers/answers.ts';
import { plain } from '../answers/exactly.ts';
import { sentOf, wantedSent } from './sent.ts';

// Interactions whose row is gone would stay in the file.
beforeAll(() => globSync(`${PACTS}/*.json`).forEach((file) => rmSync(file)));

const gotOf = ({ result, error, sessionEnds }: Outcome) => ({
  result,
  sessionEnds,
  refusal: isProblem(error)
    ? {
        status: error.status,
        code: error.code,
        fields: error.errors.map(({ field }) => field),
        retryAfter: error.retryAfter,
      }
    : error,
});

const wantedOf = ({ status, answer, problem, endsSession }: Row) => ({
  result: plain(answer),
  sessionEnds: endsSession ? 1 : 0,
  refusal: problem && {
    status,
    code: [problem.code].flat()[0],
    fields: problem.field ? [problem.field] : [],
    retryAfter: problem.wait ? WAIT_SECONDS : null,
  },
});

describe.each([...new Set(rows.map(({ operation }) => operation))])('%s', (name) => {
  const own = rows.filter(({ operation }) => operation === name);
  const cases = own.flatMap((row) =>
    localesOf(row).map((locale) => [`${row.when} (${locale})`, row, locale] as const),
  );

  it.each(cases)('%s', async (_, row, locale) => {
    const outcome = await interact(row, locale);
    expect(gotOf(outcome)).toEqual(wantedOf(row));
    expect(await Promise.all(outcome.sent.map(sentOf))).toEqual([await wantedSent(row)]);
  });
});

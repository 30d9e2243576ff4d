import { globSync, rmSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { isProblem } from '@/api/problem';
import { exampleValuesOf, type Row } from '../answers/answer.ts';
import { localesFor, pactRows } from '../answers/answers.ts';
import { stripExactly } from '../answers/exactly.ts';
import { operationOf } from '../answers/operations.ts';
import { bodyOf } from '../answers/request.ts';
import { fillTemplate } from '../answers/template.ts';
import { interact, PACTS_FOLDER, WAIT_SECONDS, type Outcome, type SentRequest } from './pact.ts';

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
    code: problem.code,
    fields: problem.field ? [problem.field] : [],
    retryAfter: problem.hasRetryAfter ? WAIT_SECONDS : null,
  },
});

/** A body in comparable form: parsed JSON, or the bytes of each form field. */
async function comparableBody(body: unknown): Promise<unknown> {
  if (body instanceof File) return [['profile_picture', await body.bytes()]];
  if (!(body instanceof FormData)) return typeof body === 'string' ? JSON.parse(body) : (body ?? undefined);
  return Promise.all([...body].map(async ([name, value]) => [name, await new Response(value).bytes()]));
}

const comparableRequest = async ({ url, init, headers }: SentRequest) => ({
  url,
  authorization: headers.get('Authorization'),
  key: headers.get('Idempotency-Key'),
  credentials: init.credentials,
  body: await comparableBody(init.body),
});

/** The request of the row in comparable form. The mock server does not compare values of provider states, so the test does. */
async function expectedRequest(row: Row) {
  const { path, query, isSecured } = operationOf(row.operation, row.query);
  const values = exampleValuesOf(row);
  const search = String(new URLSearchParams(fillTemplate(query, values) as Record<string, string>));
  return {
    url: `${String(fillTemplate(path, values))}${search && `?${search}`}`,
    key: row.key ?? null,
    authorization: isSecured ? `Bearer ${values.access_token}` : null,
    credentials: 'include',
    body: await comparableBody(bodyOf(row, values)),
  };
}

const cases = pactRows.flatMap((row) =>
  localesFor(row).map((locale) => [`${row.operation}: ${row.when} (${locale})`, row, locale] as const),
);

it.each(cases)('%s', async (_, row, locale) => {
  const outcome = await interact(row, locale);
  expect(actualOutcome(outcome)).toEqual(expectedOutcome(row));
  expect(await Promise.all(outcome.requests.map(comparableRequest))).toEqual([await expectedRequest(row)]);
});

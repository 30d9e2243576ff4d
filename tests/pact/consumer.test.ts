import { globSync, rmSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { isProblem } from '@/api/problem';
import { exampleValuesOf, type Row } from '../answers/answer.ts';
import { localesFor, pactRows } from '../answers/answers.ts';
import { stripExactly } from '../answers/exactly.ts';
import { requestOf, requestPartsOf } from '../answers/request.ts';
import { interact, PACTS_FOLDER, WAIT_SECONDS, type Outcome } from './pact.ts';

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

/** A request in comparable form: parsed JSON, or the bytes of each form field. */
async function comparableRequest(request: Request) {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  const fields = isForm ? [...(await request.formData())] : [];
  const { pathname, search } = new URL(request.url);
  return {
    address: pathname + search,
    authorization: request.headers.get('Authorization'),
    key: request.headers.get('Idempotency-Key'),
    body: isForm
      ? await Promise.all(fields.map(async ([name, value]) => [name, await new Response(value).bytes()]))
      : (JSON.parse((await request.text()) || 'null') as unknown),
  };
}

const cases = pactRows.flatMap((row) =>
  localesFor(row).map((locale) => [`${row.operation}: ${row.when} (${locale})`, row, locale] as const),
);

it.each(cases)('%s', async (_, row, locale) => {
  const outcome = await interact(row, locale);
  expect(actualOutcome(outcome)).toEqual(expectedOutcome(row));
  expect(outcome.requests.map(({ credentials }) => credentials)).toEqual(['include']);
  // The mock server does not compare values of provider states, so the test does.
  const parts = requestPartsOf(row, exampleValuesOf(row));
  const expectedRequest = await comparableRequest(requestOf(row, parts, 'http://localhost'));
  expect(await Promise.all(outcome.requests.map(comparableRequest))).toEqual([expectedRequest]);
});

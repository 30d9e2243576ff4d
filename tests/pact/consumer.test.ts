import { isProblem } from '@/api/problem';
import { globSync, rmSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { filled } from './inject.ts';
import { operationOf, operations, type OperationName } from './operations.ts';
import { bodyOf, interact, PACTS, valuesOf, WAIT_SECONDS, type Outcome, type Sent } from './pact.ts';
import type { Row } from './row.ts';
import { localesOf, rows } from './rows.ts';
import { plain } from './shape.ts';

// Interactions whose row is gone would stay in the file.
beforeAll(() => globSync(`${PACTS}/*.json`).forEach((file) => rmSync(file)));

/** A body as it can be compared: JSON parsed, files by their bytes. */
async function readable(body: unknown): Promise<unknown> {
  if (body instanceof File) return [['profile_picture', await body.bytes()]];
  if (!(body instanceof FormData)) return typeof body === 'string' ? JSON.parse(body) : (body ?? undefined);
  return Promise.all([...body].map(async ([name, value]) => [name, await new Response(value).bytes()]));
}

const sentOf = async ({ url, init, headers }: Sent) => ({
  url,
  authorization: headers.get('Authorization'),
  credentials: init.credentials,
  body: await readable(init.body),
});

/** What the row says of the request. The mock server cannot see it: it takes any value where a verifier puts one in. */
async function wantedSent(row: Row) {
  const { path, query, bearer } = operationOf(row.operation);
  const values = valuesOf(row);
  const search = query ? `?${new URLSearchParams(filled(query, values) as Record<string, string>)}` : '';
  return {
    url: `${String(filled(path, values))}${search}`,
    authorization: bearer ? `Bearer ${values.access_token}` : null,
    credentials: 'include',
    body: await readable(bodyOf(row, values)),
  };
}

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

describe.each(Object.keys(operations) as OperationName[])('%s', (name) => {
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

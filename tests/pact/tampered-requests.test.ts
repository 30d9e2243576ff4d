import { rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, it, vi } from 'vitest';
import type { Row } from '../answers/answer.ts';
import { rows } from '../answers/answers.ts';
import { operationOf } from '../answers/operations.ts';
import { jsonChanges } from '../e2e/fuzz/json-changes.ts';
import { interact, type Tamper } from './pact.ts';
import { sentOf, wantedSent } from './sent.ts';

const folder = await vi.hoisted(async () => {
  const { scratchFolder } = await import('../../scripts/lib/project.ts');
  // Pact writes down what its mock server accepts; not into `pacts/` here.
  return (process.env.PACT_DIR = scratchFolder('pacts'));
});

/** A request on its way, of which anything may be changed. */
interface Draft {
  url: URL;
  headers: Headers;
  init: RequestInit;
  /** The JSON of its body; empty without one. */
  json: Record<string, unknown>;
}

const any = () => true;
const hasBody = ({ body }: Row) => body;
const hasKey = ({ key }: Row) => key;
const hasQuery = ({ operation }: Row) => operationOf(operation).query;
const hasToken = ({ operation }: Row) => operationOf(operation).bearer;

/** A field of the request; each row takes another one. */
const fieldOf = (json: object, turn: number) => Object.keys(json)[turn % Object.keys(json).length];

/** Mistakes that a client could make: which rows each can be made in, and how. */
const mistakes: [name: string, fits: (row: Row) => unknown, make: (draft: Draft, turn: number) => unknown][] =
  [
    ['another method', any, ({ init }) => (init.method = init.method === 'POST' ? 'PUT' : 'POST')],
    ['another path', any, ({ url }) => (url.pathname = url.pathname.replace('/api/', '/api/v2/'))],
    ['no slash, or one too many', any, ({ url }) => (url.pathname = `${url.pathname}/`.replace(/\/\/$/, ''))],
    [
      'another match',
      ({ operation }) => operationOf(operation).path.includes('${match_id}'),
      ({ url }) => (url.pathname = url.pathname.replace(/\d+/, '13')),
    ],
    ['no query', hasQuery, ({ url }) => (url.search = '')],
    ['a parameter too many', hasQuery, ({ url }) => url.searchParams.set('extra', '1')],
    ['another type asked for', any, ({ headers }) => headers.set('Accept', 'text/html')],
    ['another language', any, ({ headers }) => headers.set('Accept-Language', 'en')],
    ['no token', hasToken, ({ headers }) => headers.delete('Authorization')],
    ['another scheme', hasToken, ({ headers }) => headers.set('Authorization', 'Token access')],
    [
      'a needless token',
      (row) => !hasToken(row),
      ({ headers }) => headers.set('Authorization', 'Bearer undefined'),
    ],
    ['no cookies', any, ({ init }) => (init.credentials = 'omit')],
    ['no key', hasKey, ({ headers }) => headers.delete('Idempotency-Key')],
    ['a key that is none', hasKey, ({ headers }) => headers.set('Idempotency-Key', 'one that is none')],
    ['another type of the body', hasBody, ({ headers }) => headers.set('Content-Type', 'text/plain')],
    ['a field too many', hasBody, ({ json }) => (json['extra'] = true)],
    ['a field renamed', hasBody, ({ json }, turn) => jsonChanges.rename(json, fieldOf(json, turn))],
    ['a field left out', hasBody, ({ json }, turn) => jsonChanges.drop(json, fieldOf(json, turn))],
    ['a field of another type', hasBody, ({ json }, turn) => jsonChanges.type(json, fieldOf(json, turn))],
    [
      'a file under another name',
      ({ picture }) => picture,
      ({ init }) => {
        const form = new FormData();
        for (const [, file] of init.body as FormData) form.append('file', file);
        init.body = form;
      },
    ],
  ];

afterAll(() => {
  delete process.env.PACT_DIR;
  rmSync(folder, { recursive: true, force: true });
});

/** Whether the pact test of a row fails when its request is changed on its way. */
async function isNoticed(row: Row, make: (draft: Draft) => unknown): Promise<boolean> {
  const tamper: Tamper = (address, { ...init }) => {
    const json = row.body ? (JSON.parse(init.body as string) as Draft['json']) : {};
    const draft = { url: new URL(address), headers: new Headers(init.headers), init, json };
    make(draft);
    const { url, headers } = draft;
    if (row.body) init.body = JSON.stringify(json);
    return [url.href, { ...init, headers }];
  };
  try {
    const { sent, error } = await interact(row, 'cs', tamper);
    const got = await Promise.all(sent.map(sentOf));
    return error !== undefined || !isDeepStrictEqual(got, [await wantedSent(row)]);
  } catch {
    return true;
  }
}

const accepted = rows.filter(({ status }) => status < 300);

it.each(mistakes)('%s is noticed', async (_name, fits, make) => {
  const fitting = accepted.filter(fits);
  expect(fitting).not.toEqual([]);
  for (const [turn, row] of fitting.entries())
    expect(await isNoticed(row, (draft) => make(draft, turn)), `${row.operation}: ${row.when}`).toBe(true);
});

it('a request without a mistake passes', async () => {
  for (const row of accepted)
    expect(await isNoticed(row, () => undefined), `${row.operation}: ${row.when}`).toBe(false);
});

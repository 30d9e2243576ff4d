/** Mutations of what the client sends, each against the pact test of the interaction. */
import { rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { load } from '../../lib/load.ts';
import { scratchFolder } from '../../lib/project.ts';
import { jsonChanges, spread } from './pick.ts';

const withHeaders = (change) => (url, init) => {
  const headers = new Headers(init.headers);
  change(headers);
  return [url, { ...init, headers }];
};
const withBody = (change) => (url, init) => {
  const body = JSON.parse(init.body);
  change(body);
  return [url, { ...init, body: JSON.stringify(body) }];
};
const withUrl = (change) => (url, init) => {
  const changed = new URL(url);
  change(changed);
  return [changed.href, init];
};

/**
 * Every operator: the rows that it can be tried on, how many of them, and how it changes the request.
 * @type {{ name: string, count: number, on: (subject: any) => any, tamper: (subject: any, index: number) => any }[]}
 */
const operators = [
  { name: 'method', count: 4, on: () => true, tamper: () => (url, init) => [url, { ...init, method: init.method === 'POST' ? 'PUT' : 'POST' }] },
  { name: 'path', count: 4, on: () => true, tamper: () => withUrl((url) => { url.pathname = url.pathname.replace('/api/', '/api/v2/'); }) },
  { name: 'trailing slash', count: 3, on: () => true, tamper: () => withUrl((url) => { url.pathname = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : `${url.pathname}/`; }) },
  { name: 'id', count: 2, on: ({ path }) => path.includes('${match_id}'), tamper: () => withUrl((url) => { url.pathname = url.pathname.replace(/\d+/, '13'); }) },
  { name: 'query dropped', count: 2, on: ({ query }) => query, tamper: ({ query }) => withUrl((url) => { url.searchParams.delete(Object.keys(query)[0]); }) },
  { name: 'query renamed', count: 2, on: ({ query }) => query, tamper: ({ query }) => withUrl((url) => { const [name] = Object.keys(query); url.searchParams.set(`${name}_x`, url.searchParams.get(name) ?? ''); url.searchParams.delete(name); }) },
  { name: 'no Accept', count: 2, on: () => true, tamper: () => withHeaders((headers) => headers.set('Accept', 'text/html')) },
  { name: 'no Accept-Language', count: 2, on: () => true, tamper: () => withHeaders((headers) => headers.set('Accept-Language', '*')) },
  { name: 'another language', count: 3, on: () => true, tamper: () => withHeaders((headers) => headers.set('Accept-Language', headers.get('Accept-Language') === 'cs' ? 'en' : 'cs')) },
  { name: 'no Authorization', count: 3, on: ({ bearer }) => bearer, tamper: () => withHeaders((headers) => headers.delete('Authorization')) },
  { name: 'another scheme', count: 2, on: ({ bearer }) => bearer, tamper: () => withHeaders((headers) => headers.set('Authorization', (headers.get('Authorization') ?? '').replace('Bearer', 'Token'))) },
  { name: 'Authorization of nobody', count: 3, on: ({ bearer }) => !bearer, tamper: () => withHeaders((headers) => headers.set('Authorization', 'Bearer undefined')) },
  { name: 'no credentials', count: 2, on: () => true, tamper: () => (url, init) => [url, { ...init, credentials: 'omit' }] },
  { name: 'no Idempotency-Key', count: 1, on: ({ row }) => row.key, tamper: () => withHeaders((headers) => headers.delete('Idempotency-Key')) },
  { name: 'another Idempotency-Key', count: 1, on: ({ row }) => row.key, tamper: () => withHeaders((headers) => headers.set('Idempotency-Key', 'one that is none')) },
  { name: 'another content type', count: 2, on: ({ row }) => row.body, tamper: () => withHeaders((headers) => headers.set('Content-Type', 'text/plain')) },
  { name: 'form field renamed', count: 1, on: ({ row }) => row.picture, tamper: () => (url, init) => { const form = new FormData(); for (const [, file] of init.body) form.append('file', file); return [url, { ...init, body: form }]; } },
  ...['rename', 'drop', 'type'].map((name) => ({ name: `field ${name}`, count: 6, on: ({ row }) => row.body, tamper: ({ row }, index) => withBody((body) => { const keys = Object.keys(row.body); jsonChanges[name](body, keys[index % keys.length]); }) })),
  { name: 'field added', count: 2, on: ({ row }) => row.body, tamper: () => withBody((body) => { body.extra = true; }) },
]; // oxfmt-ignore

/** Tries each operator on some interactions; gives one result for each: what was changed, and what caught it. */
export async function mutateRequests() {
  const folder = scratchFolder('pacts');
  process.env.PACT_DIR = folder;
  try {
    const [{ rows }, { operationOf }, { interact }, { sentOf, wantedSent }] = await Promise.all(
      ['answers/answers', 'answers/operations', 'pact/pact', 'pact/sent'].map((name) =>
        load(`tests/${name}.ts`),
      ),
    );
    const subjects = rows
      .filter(({ status }) => status < 300)
      .map((row) => ({ row, ...operationOf(row.operation) }));
    const results = [];
    for (const { name, count, on, tamper } of operators) {
      for (const [index, subject] of spread(subjects.filter(on), count).entries()) {
        const { row } = subject;
        const caught = await interact(row, 'cs', tamper(subject, index)).then(
          async ({ sent, error }) => {
            const got = await Promise.all(sent.map(sentOf));
            return error !== undefined || !isDeepStrictEqual(got, [await wantedSent(row)])
              ? 'pact test'
              : undefined;
          },
          () => 'pact test',
        );
        results.push({ of: 'request', name: `${row.operation}: ${name}`, caught });
      }
    }
    return results;
  } finally {
    delete process.env.PACT_DIR;
    rmSync(folder, { recursive: true, force: true });
  }
}

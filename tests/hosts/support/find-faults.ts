import type { APIRequestContext } from '@playwright/test';
import { type Answer, everyHeader, fileWith, type Row, rows } from './rows';

/** What a host is known to answer otherwise than the app needs, for all addresses that match. */
export interface Difference {
  address: Pick<RegExp, 'test'>;
  answer: Partial<Answer>;
  /** In words, with the version where it may be mended one day. */
  why: string;
}

/** Headers that have a column or a test of their own, and those that say nothing to a browser about this build. */
const otherHeaders = new RegExp(
  `^(${[
    'cache-control|content-(encoding|length|type)|etag|last-modified|vary',
    'accept-ranges|age|alt-svc|connection|date|keep-alive|server|transfer-encoding',
    'access-control-allow-origin|cf-cache-status|x-(nf-request-id|server-env)',
  ].join('|')})$`,
);

/** A media type in one spelling: with its encoding for text alone. */
const plainType = (type: string) =>
  type
    .toLowerCase()
    .replace(/^(application[^;]*);.*/, '$1')
    .replace(/;\s*/, '; ');

const keysOf = (answer: Partial<Answer>) => Object.keys(answer) as (keyof Answer)[];

async function ask(
  request: APIRequestContext,
  url: string,
  { address, answer: meant }: Row,
): Promise<Answer> {
  const get = (maxRedirects?: number) =>
    request.get(url + address, {
      headers: { 'accept-encoding': 'br, gzip' },
      ...(maxRedirects !== undefined && { maxRedirects }),
    });
  const first = await get(0);
  const final = first.status() >= 300 && first.status() < 400 ? await get() : first;
  const headers = final.headers();
  const header = (name: string) => headers[name] ?? null;
  return {
    status: first.status(),
    type: headers['content-type'] ? plainType(headers['content-type']) : null,
    encoding: header('content-encoding'),
    caching: header('cache-control'),
    wrongHeaders: Object.keys({ ...everyHeader, ...headers })
      .filter((name) => !otherHeaders.test(name) && headers[name] !== everyHeader[name])
      .toSorted()
      .join(' '),
    file: fileWith(await final.body(), meant.file),
  };
}

/** Asks a host for every row of the table; returns the answers that are neither as the app needs nor a known difference, and differences of no row. */
export async function findFaults(
  request: APIRequestContext,
  url: string,
  differences: readonly Difference[] = [],
): Promise<string[]> {
  const seen = new Set<Difference>();
  const faults: string[] = [];
  for (const row of rows) {
    const known = differences.filter(({ address }) => address.test(row.address));
    const expected: Answer = Object.assign({}, row.answer, ...known.map(({ answer }) => answer));
    for (const difference of known)
      if (keysOf(difference.answer).some((column) => difference.answer[column] !== row.answer[column]))
        seen.add(difference);
    const answer = await ask(request, url, row);
    for (const column of keysOf(expected))
      if (answer[column] !== expected[column])
        faults.push(`${row.address} ${column}: ${answer[column]}, not ${expected[column]}`);
  }
  const idle = differences.filter((difference) => !seen.has(difference));
  return [...faults, ...idle.map(({ why }) => `No row has the difference: ${why}`)];
}

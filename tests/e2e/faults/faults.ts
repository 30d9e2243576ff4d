import type { Request, Route } from '@playwright/test';
import type { Locale } from '@/lib/locale';
import type { AnyProblemCode } from '@mocks/handlers/words';
import { RETRY_AFTER } from '@mocks/handlers/faults';
import { bodyOf, codesIn, operationOf } from '../../../scripts/contract/document.ts';

/** Every way in which a call may fail that a client has to live with. */
export const faultNames = [
  '401',
  '403',
  '404',
  '429',
  '500',
  '503',
  'connection reset',
  'empty 200',
  'HTML 200',
  'broken JSON',
  'wrong shape',
  'proxy 401',
  'proxy 403',
  'proxy 404',
  'proxy 405',
  'proxy 413',
  'proxy 415',
  'proxy 429',
  'proxy 502',
  'proxy 503',
  'proxy 504',
  // The last one, for it puts the browser's clock forward.
  'never answers',
] as const;

export type FaultName = (typeof faultNames)[number];

/** Whether it is not the backend that refuses. */
export const isOfProxy = (fault: FaultName): fault is Extract<FaultName, `proxy ${number}`> =>
  fault.startsWith('proxy ');

/** What a proxy in front of the backend sends with its status; each operation meets the next one. */
const proxyBodies = [
  ['text/html', '<!doctype html><h1>Proxy</h1>'],
  ['text/plain', ''],
  ['application/json', '{"code": 1015, "detail": "The words of a proxy", "retry_after": 1}'],
] as const;

/** Lets a proxy refuse the call: the status and the time to wait are all that it says. */
function refuseByProxy(route: Route, operation: string, fault: `proxy ${number}`): Promise<void> {
  const status = Number(fault.slice(6));
  const [contentType, body] = proxyBodies[(operation.length + status) % proxyBodies.length]!;
  const now = Date.now();
  const waits: Record<number, string> = {
    429: String(RETRY_AFTER),
    503: new Date(now + RETRY_AFTER * 1000).toUTCString(),
  };
  const wait = waits[status];
  const headers: Record<string, string> = {
    Date: new Date(now).toUTCString(),
    ...(wait && { 'Retry-After': wait }),
  };
  return route.fulfill({ status, contentType, body, headers });
}

/** What a code says that the contract does not name: the client shows it. */
const foreign: Record<string, Record<Locale, string>> = {
  '403': { cs: 'Tohle vám brána nedovolila.', en: 'The gateway did not allow you this.' },
  '404': { cs: 'Tohle brána nenašla.', en: 'The gateway did not find this.' },
  '503': { cs: 'Brána má přestávku.', en: 'The gateway has a break.' },
};

const usual: Record<string, AnyProblemCode> = {
  '401': 'token_invalid',
  '429': 'rate_limited',
  '500': 'internal_error',
  '503': 'service_unavailable',
};

/**
 * The code that a fault of that status carries: of the contract where it lists the status for the operation. The last of them: a
 * token that has only expired would be renewed, and the call made again.
 */
export function codeOf(operation: string, status: string): AnyProblemCode | 'unheard_of' {
  const response = operationOf(operation).responses[status];
  const codes = response ? codesIn(bodyOf(response)?.schema) : [];
  return (codes.at(-1) as AnyProblemCode | undefined) ?? usual[status] ?? 'unheard_of';
}

/** The words of a problem document with that status: of a known code they must not show, for the client has its own. */
export const detailOf = (status: string, locale: Locale): string =>
  foreign[status]?.[locale] ?? 'The words of a backend';

function problem(operation: string, status: string, request: Request) {
  const language = request.headers()['accept-language'] === 'en' ? 'en' : 'cs';
  const wait = status === '429' ? RETRY_AFTER : null;
  return {
    status: Number(status),
    contentType: 'application/problem+json',
    headers: { ...(wait !== null && { 'Retry-After': String(wait) }) } as Record<string, string>,
    body: JSON.stringify({
      type: 'about:blank',
      title: 'A fault on purpose',
      status: Number(status),
      code: codeOf(operation, status),
      detail: detailOf(status, language),
      ...(wait !== null && { retry_after: wait }),
    }),
  };
}

/** Lets one call of an operation fail in that way. */
export async function commitFault(route: Route, operation: string, fault: FaultName): Promise<void> {
  if (isOfProxy(fault)) return refuseByProxy(route, operation, fault);
  switch (fault) {
    case 'connection reset':
      return route.abort('connectionreset');
    case 'never answers':
      return;
    case 'empty 200':
      return route.fulfill({ status: 200, contentType: 'application/json', body: '' });
    case 'HTML 200':
      return route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Proxy</h1>' });
    case 'broken JSON':
      return route.fulfill({
        status: 200,
        contentType: 'application/json',
        body: '{"id": 12, "title": "Úte',
      });
    case 'wrong shape':
      return route.fulfill({ status: 200, contentType: 'application/json', body: '{"unheard_of": [null]}' });
    default:
      return route.fulfill(problem(operation, fault, route.request()));
  }
}

import type { Request, Route } from '@playwright/test';
import type { Locale } from '@/lib/locale';
import type { AnyProblemCode } from '@mocks/handlers/problem';
import { RETRY_AFTER } from '@mocks/handlers/faults';
import type { Failure } from '../../../gallery/reach/reach';
import { insteadOf, reasonOf, saidOf } from '../../../gallery/reach/said';
import type { Row } from '../../../gallery/reach/table';
import type { Told } from '../../../gallery/state';
import { bodyOf, codesIn, operationOf } from '../../../scripts/contract/document.ts';

/** Each way in which a call may fail that a person is told of in another way; src/api/transport.test.ts has all that the client takes for one of them. */
export const faultNames = [
  '401',
  '403',
  '404',
  '429',
  '500',
  '503',
  'connection reset',
  'wrong shape',
  'proxy 401',
  'proxy 403',
  'proxy 413',
  'proxy 502',
  'proxy 503',
  // The last one, for it puts the browser's clock forward.
  'never answers',
] as const;

export type FaultName = (typeof faultNames)[number];

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
function codeOf(operation: string, status: string): string {
  const response = operationOf(operation).responses[status];
  const codes = response ? codesIn(bodyOf(response)?.schema) : [];
  return codes.at(-1) ?? usual[status] ?? 'unheard_of';
}

/** The words of a problem document with that status: of a known code they must not show, for the client has its own. */
const detailOf = (status: string, locale: Locale): string =>
  foreign[status]?.[locale] ?? 'The words of a backend';

function problem(operation: string, status: string, request: Request) {
  const wait = status === '429' && { retry_after: RETRY_AFTER };
  return {
    status: Number(status),
    contentType: 'application/problem+json',
    headers: { ...(wait && { 'Retry-After': String(RETRY_AFTER) }) } as Record<string, string>,
    json: {
      type: 'about:blank',
      title: 'A fault on purpose',
      status: Number(status),
      code: codeOf(operation, status),
      detail: detailOf(status, request.headers()['accept-language'] === 'en' ? 'en' : 'cs'),
      ...wait,
    },
  };
}

/** Lets one call of an operation fail in that way. */
export async function commitFault(route: Route, operation: string, fault: FaultName): Promise<void> {
  if (fault === 'never answers') return;
  if (fault === 'connection reset') return route.abort('connectionreset');
  if (fault === 'wrong shape') return route.fulfill({ json: { unheard_of: [null] } });
  if (!fault.startsWith('proxy ')) return route.fulfill(problem(operation, fault, route.request()));
  // The status and the time to wait are all that a proxy in front of the backend says.
  const now = Date.now();
  const wait = fault === 'proxy 503' && { 'Retry-After': new Date(now + RETRY_AFTER * 1000).toUTCString() };
  return route.fulfill({
    status: Number(fault.slice(6)),
    contentType: 'text/html',
    body: '<!doctype html><h1>Proxy</h1>',
    headers: { Date: new Date(now).toUTCString(), ...wait },
  });
}

/** What the person must see after a fault, and what must have been sent until then. */
export interface Expectation {
  /** In the language of the screen. */
  says: string;
  /** The button to try again, where there must be one. */
  again: string | null;
  /** Whether the person is led to login. */
  endsSession: boolean;
  /** The answer to whether to leave, where that is asked. */
  leaves: string | null;
  /** How many calls there may have been; at least one. */
  most: number;
}

/** How the call fails in the client's eyes. */
const failures: Partial<Record<FaultName, Failure>> = {
  'connection reset': 'unreachable',
  'never answers': 'timeout',
  'wrong shape': 'malformed',
};

/** Whether a success without a body cannot be told from such an answer. */
const isSuccess = ({ operation }: Row, fault: FaultName): boolean =>
  fault === 'wrong shape' &&
  !Object.entries(operationOf(operation).responses).some(
    ([status, response]) => Number(status) < 300 && bodyOf(response) !== undefined,
  );

/** Derived from the kind of the operation and the fault; the table adds only where and how it is said. */
export function expectationOf(row: Row, fault: FaultName, told: Told): Expectation {
  const { LL, locale } = told;
  // After the 401 of a proxy another token is tried, once.
  const most = row.most ?? (row.kind === 'read' ? 3 : fault === 'proxy 401' ? 2 : 1);
  if ((fault === '401' || fault === 'proxy 401') && !row.endsNoSession) {
    return { says: LL.login.title(), again: null, endsSession: true, leaves: null, most };
  }
  const failure = failures[fault] ?? (fault as Failure);
  // With another button in the place of the usual one nothing is kept that could be lost.
  const leaves = row.againAfter?.[failure] ? null : (row.leaves?.(told) ?? null);
  const plain = { again: null, endsSession: false, leaves, most };
  if (row.kind === 'quiet' || isSuccess(row, fault)) return { ...plain, says: row.done?.(told) ?? '' };
  const reason = reasonOf(row, failure, codeOf(row.operation, fault), told) ?? detailOf(fault, locale);
  const says = saidOf(row, failure, reason, told);
  if (insteadOf(row, failure)) return { ...plain, says };
  const waits = (fault === '429' || fault === 'proxy 503') && row.counts;
  const again = waits ? null : ((row.againAfter?.[failure] ?? row.again)?.(told) ?? null);
  return { ...plain, says, again };
}

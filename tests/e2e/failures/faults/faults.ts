import type { Request, Route } from '@playwright/test';
import type { Locale } from '@/lib/locale';
import { RETRY_AFTER } from '@mocks/handlers/faults';
import type { AnyProblemCode } from '@mocks/handlers/problem';
import type { CallRow } from '../../../../gallery/calls/calls';
import { ownMessageOf, reasonText, failureText } from '../../../../gallery/calls/failure-text';
import type { Failure } from '../../../../gallery/calls/scenario';
import type { TextContext } from '../../../../gallery/state';
import { bodyOf, codesIn, operationOf } from '../../../../scripts/contract/document.ts';

/** All failures of a call that the app shows differently; src/api/calls/transport.test.ts has more that the client handles alike. */
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
  // This fault is the last, because it moves the browser's clock.
  'never answers',
] as const;

export type FaultName = (typeof faultNames)[number];

/** Details of codes outside the contract, which the client shows. */
const unknownCodeDetails: Record<string, Record<Locale, string>> = {
  '403': { cs: 'Tohle vám brána nedovolila.', en: 'The gateway did not allow you this.' },
  '404': { cs: 'Tohle brána nenašla.', en: 'The gateway did not find this.' },
  '503': { cs: 'Brána má přestávku.', en: 'The gateway has a break.' },
};

const defaultCodes: Record<string, AnyProblemCode> = {
  '401': 'token_invalid',
  '429': 'rate_limited',
  '500': 'internal_error',
  '503': 'service_unavailable',
};

/**
 * The code of a fault with that status: the last of the contract's codes for the operation, else a default. The last one, because
 * the client would renew a token after the first, `token_expired`.
 */
function codeOf(operation: string, status: string): string {
  const response = operationOf(operation).responses[status];
  const codes = response ? codesIn(bodyOf(response)?.schema) : [];
  return codes.at(-1) ?? defaultCodes[status] ?? 'unheard_of';
}

/** The detail of a problem with that status. The client must not show it for known codes, for which it has its own texts. */
const detailOf = (status: string, locale: Locale): string =>
  unknownCodeDetails[status]?.[locale] ?? 'The words of a backend';

function problemAnswer(operation: string, status: string, request: Request) {
  const waitField = status === '429' && { retry_after: RETRY_AFTER };
  return {
    status: Number(status),
    contentType: 'application/problem+json',
    headers: { ...(waitField && { 'Retry-After': String(RETRY_AFTER) }) } as Record<string, string>,
    json: {
      type: 'about:blank',
      title: 'A fault on purpose',
      status: Number(status),
      code: codeOf(operation, status),
      detail: detailOf(status, request.headers()['accept-language'] === 'en' ? 'en' : 'cs'),
      ...waitField,
    },
  };
}

/** Makes one call of an operation fail with that fault. */
export async function causeFault(route: Route, operation: string, fault: FaultName): Promise<void> {
  if (fault === 'never answers') return;
  if (fault === 'connection reset') return route.abort('connectionreset');
  if (fault === 'wrong shape') return route.fulfill({ json: { unheard_of: [null] } });
  if (!fault.startsWith('proxy ')) return route.fulfill(problemAnswer(operation, fault, route.request()));
  // A proxy in front of the backend sends only a status and a time to wait.
  const now = Date.now();
  const retryAfter = fault === 'proxy 503' && {
    'Retry-After': new Date(now + RETRY_AFTER * 1000).toUTCString(),
  };
  return route.fulfill({
    status: Number(fault.slice(6)),
    contentType: 'text/html',
    body: '<!doctype html><h1>Proxy</h1>',
    headers: { Date: new Date(now).toUTCString(), ...retryAfter },
  });
}

/** The expected screen after a fault, and the number of calls. */
export interface Expectation {
  message: string;
  /** The name of the retry button, null where there is none. */
  retryButton: string | null;
  endsSession: boolean;
  /** The button that confirms leaving, where the app asks. */
  leaveButton: string | null;
  maxCalls: number;
}

/** The client's kind of failure by fault. */
const failures: Partial<Record<FaultName, Failure>> = {
  'connection reset': 'unreachable',
  'never answers': 'timeout',
  'wrong shape': 'malformed',
};

/** Whether the client accepts the answer, because the success has no body. */
const isSuccess = ({ operation }: CallRow, fault: FaultName): boolean =>
  fault === 'wrong shape' &&
  !Object.entries(operationOf(operation).responses).some(
    ([status, response]) => Number(status) < 300 && bodyOf(response) !== undefined,
  );

/** Derives the expectation from the operation's kind and the fault; the table adds the texts. */
export function expectationOf(row: CallRow, fault: FaultName, context: TextContext): Expectation {
  const { LL, locale } = context;
  // After a 401 the client tries once with a new token.
  const maxCalls = row.maxCalls ?? (row.kind === 'read' ? 3 : fault.endsWith('401') ? 2 : 1);
  if ((fault === '401' || fault === 'proxy 401') && !row.keepsSession) {
    return { message: LL.login.title(), retryButton: null, endsSession: true, leaveButton: null, maxCalls };
  }
  const failure = failures[fault] ?? (fault as Failure);
  // With a special button the screen has no input that could be lost.
  const leaveButton = row.retryButtonAfter?.[failure] ? null : (row.leaveButton?.(context) ?? null);
  const noRetry = { retryButton: null, endsSession: false, leaveButton, maxCalls };
  if (row.kind === 'quiet' || isSuccess(row, fault))
    return { ...noRetry, message: row.doneText?.(context) ?? '' };
  const reason = reasonText(row, failure, codeOf(row.operation, fault), context) ?? detailOf(fault, locale);
  const message = failureText(row, failure, reason, context);
  if (ownMessageOf(row, failure)) return { ...noRetry, message };
  const countsDown = (fault === '429' || fault === 'proxy 503') && row.countsDown;
  const retryButton = countsDown
    ? null
    : ((row.retryButtonAfter?.[failure] ?? row.retryButton)?.(context) ?? null);
  return { ...noRetry, message, retryButton };
}

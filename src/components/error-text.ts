import type { TranslationFunctions } from '@/i18n/i18n-types';
import { isOffline } from '@/lib/browser';

export type Failure =
  | {
      readonly kind: 'problem';
      readonly status: number;
      readonly code: string | null;
      readonly detail: string | null;
      readonly retryAfter: number | null;
      /** In milliseconds since 1970 by the device's clock. */
      readonly at: number;
    }
  | { readonly kind: 'refresh_limit'; readonly retryAfter: number; readonly at: number }
  /** It has to wait; the button that is pressed counts the seconds. */
  | { readonly kind: 'counted'; readonly status: number }
  | { readonly kind: 'offline' | 'code' | 'session_expired' | keyof typeof textKeys };

const textKeys = {
  timeout: 'timeout',
  malformed: 'malformed',
  token_storage: 'tokenStorage',
  cancelled: 'unknown',
  unknown: 'unknown',
} as const;

/** Asked of the enumerable keys, because the words of a namespace are a function and have a `name` and a `length`. */
const isKnownCode = <T extends object>(texts: T, code: string): code is Extract<keyof T, string> =>
  Object.keys(texts).includes(code);

function statusText({ problems }: TranslationFunctions, status: number, hasNoCode: boolean): string {
  const { codes, statuses } = problems;
  const statusKey = String(status);
  if (isKnownCode(statuses, statusKey)) return statuses[statusKey]();
  if (status === 429) return codes.rate_limited();
  if (status >= 502 && status <= 504) return problems.unreachable();
  if (status >= 500) return codes.internal_error();
  return hasNoCode ? problems.malformed() : problems.unknown();
}

const waitText = ({ problems: { wait } }: TranslationFunctions, seconds: number): string =>
  seconds < 120 ? wait.seconds({ count: seconds }) : wait.minutes({ count: Math.ceil(seconds / 60) });

/** Words a failure: the client's own for every code that it knows, else the backend's `detail`, else those of the status. */
export function errorText(LL: TranslationFunctions, failure: Failure): string {
  const { problems, errors } = LL;
  switch (failure.kind) {
    case 'problem':
      if (failure.retryAfter) {
        const textWithWait = failure.status < 500 ? problems.retryAfter : problems.backAfter;
        return textWithWait({ wait: waitText(LL, failure.retryAfter) });
      }
      if (failure.code !== null && isKnownCode(problems.codes, failure.code))
        return problems.codes[failure.code]();
      return failure.detail ?? statusText(LL, failure.status, failure.code === null);
    case 'counted':
      return failure.status < 500 ? problems.counted() : problems.backCounted();
    case 'refresh_limit':
      return problems.retryAfter({ wait: waitText(LL, failure.retryAfter) });
    case 'offline':
      return isOffline() ? problems.offline() : problems.unreachable();
    case 'code':
      return isOffline() ? problems.offline() : errors.code.text();
    case 'session_expired':
      return problems.codes.token_expired();
    default:
      return problems[textKeys[failure.kind]]();
  }
}

/** What is said while the seconds are counted on the button, since each would be announced in a message; null when the wait is over. */
export function failureDuringWait<Known extends Failure>(
  failure: Known,
  remaining: number,
): Known | Extract<Failure, { kind: 'counted' }> | null {
  if (!('retryAfter' in failure && failure.retryAfter)) return failure;
  return remaining > 0 ? { kind: 'counted', status: 'status' in failure ? failure.status : 429 } : null;
}

/** Says what is wrong with one field: in the client's own words for every code that it knows, else in the backend's. */
export function fieldProblemText(
  { problems }: TranslationFunctions,
  { code, message }: { readonly code: string; readonly message: string },
): string {
  if (isKnownCode(problems.fields, code)) return problems.fields[code]();
  return message || problems.fields.invalid();
}

/** Whether it may be only that there was no signal. */
export const mayBeOffline = (failure: Failure | null): boolean =>
  failure?.kind === 'offline' || failure?.kind === 'code';

const connectionFailures: readonly Failure['kind'][] = ['offline', 'timeout', 'code'];

const isRefused = (failure: Failure): boolean =>
  ['refresh_limit', 'token_storage'].includes(failure.kind) ||
  (failure.kind === 'problem' && failure.status < 500);

/** Heads a screen that failed; "500" only where the backend or the app itself has failed. */
export function failureHeading(
  { errors, common }: TranslationFunctions,
  failure: Failure | null,
  isOnline: boolean,
): { code?: '500'; title: string } {
  if (failure && connectionFailures.includes(failure.kind)) {
    if (!isOnline) return { title: common.states.offline() };
    if (failure.kind !== 'code') return { title: errors.unreachable.title() };
  }
  if (failure && isRefused(failure)) return { title: common.states.loadFailed() };
  return { code: '500', title: errors.server.title() };
}

import type { TranslationFunctions } from '@/i18n/i18n-types';
import { isOffline } from '@/lib/browser';

/** Why a request failed, without the error object, so that texts can follow the language. */
export type Failure =
  | {
      readonly kind: 'problem';
      readonly status: number;
      readonly code: string | null;
      readonly detail: string | null;
      /** The seconds to wait before a retry. */
      readonly retryAfter: number | null;
      /** When the request failed, in milliseconds since 1970 by the device's clock. */
      readonly at: number;
    }
  | { readonly kind: 'refresh_limit'; readonly retryAfter: number; readonly at: number }
  /** The person has to wait while the retry button counts down the seconds. */
  | { readonly kind: 'counted'; readonly status: number }
  | {
      readonly kind:
        | 'offline'
        | 'code'
        | 'session_expired'
        | 'cancelled'
        | 'timeout'
        | 'malformed'
        | 'token_storage'
        | 'unknown';
    };

/** Checks the enumerable keys only: typesafe-i18n's namespaces are functions, so `name` and `length` are `in` them too. */
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

/** The message for a failure: the app's own text for a known code, else the backend's `detail`, else a text for the status. */
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
      return isOffline() ? problems.offline() : errors.code();
    case 'session_expired':
      return problems.codes.token_expired();
    case 'cancelled':
      return problems.unknown();
    default:
      return problems[failure.kind]();
  }
}

/** The failure to show: while a button counts down the wait (`isWaiting`), one without seconds, as a live region would announce each second; null after the wait. A failure without a wait stays the same. */
export function failureDuringWait<WaitFailure extends Failure>(
  failure: WaitFailure,
  isWaiting: boolean,
): WaitFailure | Extract<Failure, { kind: 'counted' }> | null {
  if (!('retryAfter' in failure && failure.retryAfter)) return failure;
  return isWaiting ? { kind: 'counted', status: 'status' in failure ? failure.status : 429 } : null;
}

/** The message for one field's problem: the app's own text for a known code, else the backend's `message`. */
export function fieldProblemText(
  { problems }: TranslationFunctions,
  { code, message }: { readonly code: string; readonly message: string },
): string {
  if (isKnownCode(problems.fields, code)) return problems.fields[code]();
  return message || problems.fields.invalid();
}

/** Whether a missing connection may be the cause of the failure. */
export const mayBeOffline = (failure: Failure | null): boolean =>
  failure?.kind === 'offline' || failure?.kind === 'code';

const connectionFailures: readonly Failure['kind'][] = ['offline', 'timeout', 'code'];

const isRefused = (failure: Failure): boolean =>
  ['refresh_limit', 'token_storage'].includes(failure.kind) ||
  (failure.kind === 'problem' && failure.status < 500);

/** The heading of a failed screen; `code` is set only if the backend or the app itself failed. */
export function failureHeading(
  { errors, common }: TranslationFunctions,
  failure: Failure | null,
  isOnline: boolean,
): { code?: '500'; title: string } {
  if (failure && connectionFailures.includes(failure.kind)) {
    if (!isOnline) return { title: common.states.offline() };
    if (failure.kind !== 'code') return { title: errors.unreachable() };
  }
  if (failure && isRefused(failure)) return { title: common.states.loadFailed() };
  return { code: '500', title: errors.server.title() };
}

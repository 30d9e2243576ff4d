import type { TranslationFunctions } from '@/i18n/i18n-types';
import { isOffline } from '@/lib/browser';

/** A failure as `describeError` of the client describes it. */
export type Failure =
  | {
      readonly kind: 'problem';
      readonly status: number;
      readonly code: string;
      readonly detail: string | null;
      readonly retryAfter: number | null;
    }
  | { readonly kind: 'refresh_limit'; readonly retryAfter: number }
  /** Too many attempts; the button that is pressed counts the seconds. */
  | { readonly kind: 'counted' }
  | {
      readonly kind:
        | 'offline'
        | 'code'
        | 'timeout'
        | 'malformed'
        | 'token_storage'
        | 'unknown'
        | 'cancelled'
        | 'session_expired';
    };

/** Asked of the enumerable keys, because the words of a namespace are a function and have a `name` and a `length`. */
const isKnown = <T extends object>(words: T, code: string): code is Extract<keyof T, string> =>
  Object.keys(words).includes(code);

/**
 * Words a failure: the client's own words for every code that it knows, the backend's `detail` only for others, one general
 * sentence when there is neither.
 */
export function errorText({ problems, errors }: TranslationFunctions, failure: Failure): string {
  switch (failure.kind) {
    case 'problem':
      if (failure.retryAfter !== null) return problems.retryAfter({ seconds: failure.retryAfter });
      if (isKnown(problems.codes, failure.code)) return problems.codes[failure.code]();
      return failure.detail ?? problems.unknown();
    case 'counted':
      return problems.counted();
    case 'refresh_limit':
      return problems.retryAfter({ seconds: failure.retryAfter });
    case 'offline':
      return isOffline() ? problems.offline() : problems.unreachable();
    // A part of the app's own code could not be loaded.
    case 'code':
      return isOffline() ? problems.offline() : errors.code.text();
    case 'timeout':
      return problems.timeout();
    case 'malformed':
      return problems.malformed();
    case 'token_storage':
      return problems.tokenStorage();
    case 'session_expired':
      return problems.codes.token_expired();
    default:
      return problems.unknown();
  }
}

/** Says what is wrong with one field: in the client's own words for every code that it knows, else in the backend's. */
export function fieldProblemText(
  { problems }: TranslationFunctions,
  { code, message }: { readonly code: string; readonly message: string },
): string {
  if (isKnown(problems.fields, code)) return problems.fields[code]();
  return message || problems.fields.invalid();
}

/** What a whole screen about a failure is headed by. */
interface FailureHeading {
  /** Above the title, where it is the backend that failed. */
  readonly code: '500' | undefined;
  readonly title: string;
}

/** Whether it may be only that there was no signal. */
export const isWithoutSignal = (failure: Failure | null): boolean =>
  failure?.kind === 'offline' || failure?.kind === 'code';

/** The kinds of failures after which nothing of the backend is known. */
const lost: readonly Failure['kind'][] = ['offline', 'timeout', 'code'];

const isRefused = (failure: Failure): boolean =>
  ['refresh_limit', 'token_storage'].includes(failure.kind) ||
  (failure.kind === 'problem' && failure.status < 500);

/**
 * Heads a screen that failed by what happened. "500" stands only where the backend or the app itself has failed: not where there
 * is no connection, and not where something was refused. Null for what is not known.
 */
export function failureHeading(
  { errors, common }: TranslationFunctions,
  failure: Failure | null,
  isOnline: boolean,
): FailureHeading {
  const without = (title: string): FailureHeading => ({ code: undefined, title });
  if (failure && lost.includes(failure.kind)) {
    if (!isOnline) return without(common.states.offline());
    if (failure.kind !== 'code') return without(errors.unreachable.title());
  }
  if (failure && isRefused(failure)) return without(common.states.loadFailed());
  return { code: '500', title: errors.server.title() };
}

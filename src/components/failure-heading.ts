import type { TranslationFunctions } from '@/i18n/i18n-types';
import type { Failure } from './error-text';

/** What a whole screen about a failure is headed by. */
interface FailureHeading {
  /** Above the title, where it is the backend that failed. */
  readonly code: '500' | undefined;
  readonly title: string;
}

/** The kinds of failures after which nothing of the backend is known. */
const lost: readonly Failure['kind'][] = ['offline', 'timeout', 'code'];

const isRefused = (failure: Failure & { readonly status?: number }): boolean =>
  ['refresh_limit', 'token_storage'].includes(failure.kind) ||
  (failure.kind === 'problem' && (failure.status ?? 500) < 500);

/**
 * Heads a screen that failed by what happened. "500" stands only where the backend or the app itself has failed: not where there
 * is no connection, and not where something was refused. Null for what is not known.
 */
export function failureHeading(
  { errors, common }: TranslationFunctions,
  failure: (Failure & { readonly status?: number }) | null,
  isOnline: boolean,
): FailureHeading {
  const without = (title: string): FailureHeading => ({ code: undefined, title });
  if (failure && lost.includes(failure.kind)) {
    if (!isOnline) return without(errors.offline.title());
    if (failure.kind !== 'code') return without(errors.unreachable.title());
  }
  if (failure && isRefused(failure)) return without(common.states.loadFailed());
  return { code: '500', title: errors.server.title() };
}

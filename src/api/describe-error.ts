import { ChunkLoadError } from '@/lib/load-chunk';
import {
  isCancelled,
  MalformedResponseError,
  NetworkError,
  ProblemError,
  RefreshLimitError,
  SessionExpiredError,
  TimeoutError,
  TokenStorageError,
  type ProblemFields,
  type TokenFault,
} from './problem';

/** An error in the terms of the person's situation; whoever shows it finds the words. */
export type ErrorDescription =
  | ({ readonly kind: 'problem'; readonly status: number } & ProblemFields)
  | { readonly kind: 'offline' }
  | { readonly kind: 'code' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'malformed'; readonly status: number }
  | { readonly kind: 'refresh_limit'; readonly retryAfter: number }
  | { readonly kind: 'token_storage'; readonly reason: TokenFault }
  | { readonly kind: 'session_expired' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unknown' };

/**
 * Sorts any thrown value into the few situations that a screen words differently. `cancelled` and
 * `session_expired` need no message: the person has left, or is on the way to login.
 */
export function describeError(error: unknown): ErrorDescription {
  if (error instanceof ProblemError) {
    const { status, code, title, detail, errors, retryAfter } = error;
    return { kind: 'problem', status, code, title, detail, errors, retryAfter };
  }
  if (error instanceof ChunkLoadError) return { kind: 'code' };
  if (error instanceof NetworkError) return { kind: 'offline' };
  if (error instanceof TimeoutError) return { kind: 'timeout' };
  if (error instanceof MalformedResponseError) return { kind: 'malformed', status: error.status };
  if (error instanceof RefreshLimitError) return { kind: 'refresh_limit', retryAfter: error.retryAfter };
  if (error instanceof TokenStorageError) return { kind: 'token_storage', reason: error.reason };
  if (error instanceof SessionExpiredError) return { kind: 'session_expired' };
  return { kind: isCancelled(error) ? 'cancelled' : 'unknown' };
}

import type { QueryState } from '@tanstack/react-query';
import { isForbiddenOrMissing, retryAfterMs } from './problem';

export type PollState = Pick<
  QueryState,
  'status' | 'error' | 'errorUpdateCount' | 'dataUpdatedAt' | 'errorUpdatedAt' | 'fetchStatus'
>;

/** The `errorUpdateCount` of each query at its last success. */
const errorCountAtSuccess = new WeakMap<object, number>();

/** Whether the time of the last `Retry-After` (RFC 9110, 10.2.3) has not passed yet. */
export const mustWait = ({ error, errorUpdatedAt }: Pick<PollState, 'error' | 'errorUpdatedAt'>): boolean =>
  Date.now() < errorUpdatedAt + retryAfterMs(error);

/** Milliseconds between two polls: doubled after each failure in a row up to a limit, at least `Retry-After`; false to stop after 403 or 404. */
export function pollIntervalMs(intervalMs: number, query: { state: PollState }): number | false {
  const { status, error, errorUpdateCount } = query.state;
  if (isForbiddenOrMissing(error)) return false;
  // This checks `status`, not `error`: a query that has never succeeded has no error while it fetches again.
  if (status === 'success') errorCountAtSuccess.set(query, errorUpdateCount);
  const failureCount = errorUpdateCount - (errorCountAtSuccess.get(query) ?? 0);
  const maxIntervalMs = Math.max(60_000, 4 * intervalMs);
  return Math.max(Math.min(maxIntervalMs, intervalMs * 2 ** failureCount), retryAfterMs(error));
}

/** Milliseconds until the next poll, counted from the last poll, so that a change of the cache does not delay the next poll; false to stop. */
export function msUntilNextPoll(intervalMs: number, query: { state: PollState }): number | false {
  const pauseMs = pollIntervalMs(intervalMs, query);
  const { dataUpdatedAt, errorUpdatedAt, fetchStatus } = query.state;
  if (pauseMs === false || fetchStatus !== 'idle') return pauseMs;
  const remainingMs = Math.max(dataUpdatedAt, errorUpdatedAt) + pauseMs - Date.now();
  return Math.min(pauseMs, Math.max(1, remainingMs));
}

export const pollingOptions = (intervalMs: number) => ({
  refetchInterval: (query: { state: PollState }) => msUntilNextPoll(intervalMs, query),
  refetchIntervalInBackground: false,
  retry: false,
});

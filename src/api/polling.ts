import type { QueryState } from '@tanstack/react-query';
import { isForbiddenOrMissing, retryAfterMs } from './problem';

export type PollState = Pick<
  QueryState,
  'status' | 'error' | 'errorUpdateCount' | 'dataUpdatedAt' | 'errorUpdatedAt' | 'fetchStatus'
>;

/** The `errorUpdateCount` of each query at its last success. */
const failuresBeforeSuccess = new WeakMap<object, number>();

/** Whether the time of the last `Retry-After` (RFC 9110, 10.2.3) has not passed yet. */
export const mustWait = ({ error, errorUpdatedAt }: Pick<PollState, 'error' | 'errorUpdatedAt'>): boolean =>
  Date.now() < errorUpdatedAt + retryAfterMs(error);

/** Milliseconds between two polls: doubled after each failure in a row up to a limit, at least `Retry-After`; false to stop after 403 or 404. */
export function pollIntervalMs(interval: number, query: { state: PollState }): number | false {
  const { status, error, errorUpdateCount } = query.state;
  if (isForbiddenOrMissing(error)) return false;
  // This checks `status`, not `error`: a query that has never succeeded has no error while it fetches again.
  if (status === 'success') failuresBeforeSuccess.set(query, errorUpdateCount);
  const failures = errorUpdateCount - (failuresBeforeSuccess.get(query) ?? 0);
  const maxInterval = Math.max(60_000, 4 * interval);
  return Math.max(Math.min(maxInterval, interval * 2 ** failures), retryAfterMs(error));
}

/** Milliseconds until the next poll, counted from the last one, so that a cache change does not delay it; false to stop. */
export function msUntilNextPoll(interval: number, query: { state: PollState }): number | false {
  const pause = pollIntervalMs(interval, query);
  const { dataUpdatedAt, errorUpdatedAt, fetchStatus } = query.state;
  if (pause === false || fetchStatus !== 'idle') return pause;
  const remainingMs = Math.max(dataUpdatedAt, errorUpdatedAt) + pause - Date.now();
  return Math.min(pause, Math.max(1, remainingMs));
}

/** Query options that poll while the page is visible. A failed poll is not retried. */
export const pollingOptions = (interval: number) => ({
  refetchInterval: (query: { state: PollState }) => msUntilNextPoll(interval, query),
  refetchIntervalInBackground: false,
  retry: false,
});

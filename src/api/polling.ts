import type { QueryState } from '@tanstack/react-query';
import { isForbiddenOrMissing, retryAfterMs } from './problem';

export type PollState = Pick<
  QueryState,
  'status' | 'error' | 'errorUpdateCount' | 'dataUpdatedAt' | 'errorUpdatedAt' | 'fetchStatus'
>;

/** How many failures each query had had when it last succeeded. */
const failuresBeforeSuccess = new WeakMap<object, number>();

/** Whether the server asked to be left alone (`Retry-After`, RFC 9110 section 10.2.3) for a time that is not over. */
export const mustWaitToRetry = ({ error, errorUpdatedAt }: Pick<PollState, 'error' | 'errorUpdatedAt'>): boolean =>
  Date.now() < errorUpdatedAt + retryAfterMs(error);

/** Milliseconds between two polls: twice as long after each failure in a row, up to a limit, and as the server asks; false when it refuses. */
export function pollIntervalMs(interval: number, query: { state: PollState }): number | false {
  const { status, error, errorUpdateCount } = query.state;
  if (isForbiddenOrMissing(error)) return false;
  // Only a success counts: while it polls again, a query that never had an answer has no error.
  if (status === 'success') failuresBeforeSuccess.set(query, errorUpdateCount);
  const failures = errorUpdateCount - (failuresBeforeSuccess.get(query) ?? 0);
  const longest = Math.max(60_000, 4 * interval);
  return Math.max(Math.min(longest, interval * 2 ** failures), retryAfterMs(error));
}

/** Milliseconds until the next poll is due, counted from the last one: a change of the cache meanwhile does not delay it. */
export function msUntilNextPoll(interval: number, query: { state: PollState }): number | false {
  const pause = pollIntervalMs(interval, query);
  const { dataUpdatedAt, errorUpdatedAt, fetchStatus } = query.state;
  if (pause === false || fetchStatus !== 'idle') return pause;
  const left = Math.max(dataUpdatedAt, errorUpdatedAt) + pause - Date.now();
  return Math.min(pause, Math.max(1, left));
}

/** Query options of a poll while the page is visible. One that fails is not retried: the next one comes, later. */
export const pollingOptions = (interval: number) => ({
  refetchInterval: (query: { state: PollState }) => msUntilNextPoll(interval, query),
  refetchIntervalInBackground: false,
  retry: false,
});

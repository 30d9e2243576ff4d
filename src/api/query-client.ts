import { onlineManager, type Query, QueryClient, type QueryPersister } from '@tanstack/react-query';
import { ChunkLoadError } from '@/lib/load-chunk';
import { isOffline } from '@/lib/browser';
import { mustWaitToRetry } from './polling';
import { ApiError, isUnanswered, NetworkError, retryAfterMs } from './problem';
import { isRefreshFailure } from './renewal';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether it matters to people from when an answer is: the app then says so where it is not new. */
      readonly isDated?: boolean;
      /** Of an observer: what it shows stands in for another answer, which is on its way. */
      readonly isStandIn?: boolean;
    };
  }
}

/** Reads are retried twice, on network errors and 5xx only; not before the time that the answer names, nor where a token could not be renewed, a write. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= 2 || isRefreshFailure(error) || retryAfterMs(error) > 0) return false;
  if (error instanceof NetworkError || error instanceof ChunkLoadError) return !isOffline();
  return error instanceof ApiError && error.status !== null && error.status >= 500;
}

/** Milliseconds before the retry after that many failures: 300, 900, with a little chance against bursts. */
export const retryDelay = (failures: number): number => 300 * 3 ** failures * (1 + Math.random() / 4);

const mayRefetch = ({ state }: Query): boolean => !mustWaitToRetry(state);

/** A part of the screen that mounts shows a failure of the last ten seconds (the router may have waited three) instead of asking again. */
const shouldRefetchOnMount = (query: Query): boolean =>
  Date.now() - query.state.errorUpdatedAt >= 10_000 && mayRefetch(query);

/**
 * The query client with the product's rules: offline, calls fail at once instead of waiting for ever; writes are never repeated.
 * @param persister gives a query what the device has kept, until its answer is there
 */
export function createQueryClient(persister?: QueryPersister): QueryClient {
  // It hears of changes only, and would not ask again once a page that was opened without a network has one.
  if (isOffline()) onlineManager.setOnline(false);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        networkMode: 'always',
        retryOnMount: shouldRefetchOnMount,
        staleTime: 30_000,
        refetchOnWindowFocus: mayRefetch,
        refetchOnReconnect: mayRefetch,
        ...(persister && { persister }),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  retryFailedQueriesOnSuccess(client);
  return client;
}

/** Milliseconds between two such retries of a query, as other calls may be answered all the time. */
const minRetryPauseMs = 120_000;

/** Retries the failed queries of the screen as soon as the backend answers any other call, a write too. */
function retryFailedQueriesOnSuccess(client: QueryClient): void {
  const cache = client.getQueryCache();
  const retriedAt = new WeakMap<Query, number>();

  function retryFailedQueries(): void {
    const now = Date.now();
    for (const query of cache.findAll({ type: 'active', fetchStatus: 'idle' })) {
      if (!isUnanswered(query.state.error) || now - (retriedAt.get(query) ?? 0) < minRetryPauseMs) continue;
      retriedAt.set(query, now);
      query.fetch().catch(() => undefined);
    }
  }

  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    retriedAt.delete(event.query);
    retryFailedQueries();
  });
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') retryFailedQueries();
  });
}

export function purgeQueries(client: QueryClient): void {
  void client.cancelQueries();
  client.clear();
}

/**
 * Refetches every answer of the API that is shown and whose path begins so, after a change at the backend, and the others once they are
 * shown. A call that is under way may still get the former answer: it is cancelled, and its callers get the new one.
 */
export function refetchByPath(client: QueryClient, pathPrefix = '/api/'): void {
  const queries = client.getQueryCache().findAll({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(pathPrefix),
  });
  for (const query of queries) {
    const isFetching = query.state.fetchStatus !== 'idle';
    // TanStack Query takes a first fetch that is under way for the answer to an invalidation, and never repeats a fetch that
    // nobody looks at: https://github.com/TanStack/query/issues/8530. `invalidateQueries` alone will do once that is closed.
    if (isFetching) void query.cancel({ silent: true });
    query.invalidate();
    if (isFetching || query.isActive()) query.fetch().catch(() => undefined);
  }
}

/** Resolves once a query has data, from the backend (`asked`) or the device, or has failed; `isAtHand` where another answer may have them. */
export function waitForData(
  client: QueryClient,
  queryKey: readonly unknown[],
  request: Promise<unknown>,
  hasData = (): boolean => client.getQueryData(queryKey) !== undefined,
): Promise<void> {
  const cache = client.getQueryCache();
  return new Promise((resolve) => {
    const check = (): void => {
      if (hasData()) end();
    };
    const stop = cache.subscribe(check);
    const end = (): void => {
      stop();
      resolve();
    };
    request.then(end, end);
    check();
  });
}

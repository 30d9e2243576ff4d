import { onlineManager, type Query, QueryClient, type QueryPersister } from '@tanstack/react-query';
import { isOffline } from '@/lib/browser/browser';
import { ChunkLoadError } from '@/lib/browser/load-chunk';
import { mustWait } from './polling';
import { ApiError, isUnanswered, NetworkError, retryAfterMs } from './problem';
import { isRefreshFailure } from './session/token-refresh';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      readonly showsAge?: boolean;
      /** Set on an observer whose data is shown in place of another query that is still loading. */
      readonly isStandIn?: boolean;
      /** The address that the bootstrap script requests for the query, where it is not the query's key. */
      readonly preloadedAddress?: string;
    };
  }
}

/** Retries a read twice on network errors and 5xx, but not with `Retry-After` or after a failed token refresh, which is a write. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (failureCount >= 2 || isRefreshFailure(error) || retryAfterMs(error) > 0) return false;
  if (error instanceof NetworkError || error instanceof ChunkLoadError) return !isOffline();
  return error instanceof ApiError && error.status !== null && error.status >= 500;
}

/** Milliseconds before a retry: 300, then 900, with jitter. */
export const retryDelay = (failureCount: number): number => 300 * 3 ** failureCount * (1 + Math.random() / 4);

const mayRefetch = ({ state }: Query): boolean => !mustWait(state);

/** Whether a failure is ten seconds old, so that the app may request the query again by itself. */
const isFailureOld = ({ state }: Query): boolean => Date.now() - state.errorUpdatedAt >= 10_000;

/** Whether a component that mounts requests a failed query again. */
const shouldRefetchOnMount = (query: Query): boolean => isFailureOld(query) && mayRefetch(query);

/** Creates the query client: offline calls fail at once, and writes are never retried; the persister fills queries from the offline cache. */
export function createQueryClient(persister?: QueryPersister): QueryClient {
  // The manager only listens to changes. Without this line, a page opened offline would not refetch on reconnect.
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

/** The shortest time between two retries of a query by `retryFailedQueriesOnSuccess`, as answers to other calls may come all the time. */
const minRetryPauseMs = 120_000;

/** Retries the unanswered queries on the screen when the backend answers any other call: at once if that call had failed too, also if only its first try had, else ten seconds after the failure, as other calls may be answered all along, and the retry button is busy meanwhile. */
function retryFailedQueriesOnSuccess(client: QueryClient): void {
  const cache = client.getQueryCache();
  const lastRetryTimes = new WeakMap<Query, number>();
  const failedQueries = new WeakSet<Query>();

  function retryFailedQueries(hasRecovered = false): void {
    const now = Date.now();
    for (const query of cache.findAll({ type: 'active', fetchStatus: 'idle' })) {
      if (!isUnanswered(query.state.error) || (!hasRecovered && !isFailureOld(query))) continue;
      if (now - (lastRetryTimes.get(query) ?? 0) < minRetryPauseMs) continue;
      lastRetryTimes.set(query, now);
      query.fetch().catch(() => undefined);
    }
  }

  cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'error' || event.action.type === 'failed') failedQueries.add(event.query);
    if (event.action.type !== 'success' || event.action.manual) return;
    lastRetryTimes.delete(event.query);
    retryFailedQueries(failedQueries.delete(event.query));
  });
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') retryFailedQueries();
  });
}

export function purgeQueries(client: QueryClient): void {
  void client.cancelQueries();
  client.clear();
}

/** Invalidates the queries whose path starts with the prefix, and repeats requests in flight, as they may return old data; their callers get the new answer. */
export function refetchByPath(client: QueryClient, pathPrefix = '/api/'): void {
  const queries = client.getQueryCache().findAll({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(pathPrefix),
  });
  for (const query of queries) {
    const isFetching = query.state.fetchStatus !== 'idle';
    // `invalidateQueries` does not repeat a first fetch in flight: https://github.com/TanStack/query/issues/8530.
    if (isFetching) void query.cancel({ silent: true });
    query.invalidate();
    if (isFetching || query.isActive()) query.fetch().catch(() => undefined);
  }
}

/** Resolves when a query has data, from the offline cache or the request, or when the request has failed. */
export function waitForData(
  client: QueryClient,
  queryKey: readonly unknown[],
  request: Promise<unknown>,
  hasData = (): boolean => client.getQueryData(queryKey) !== undefined,
): Promise<void> {
  const cache = client.getQueryCache();
  return new Promise((resolve) => {
    const check = (): void => {
      if (hasData()) finish();
    };
    const unsubscribe = cache.subscribe(check);
    const finish = (): void => {
      unsubscribe();
      resolve();
    };
    request.then(finish, finish);
    check();
  });
}

import {
  onlineManager,
  type Query,
  QueryClient,
  type QueryKey,
  type QueryPersister,
} from '@tanstack/react-query';
import { ChunkLoadError } from '@/lib/load-chunk';
import { isOffline } from '@/lib/network';
import { ApiError, NetworkError, RefreshLimitError, TimeoutError } from './problem';
import { isRenewalFailure } from './renewal';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether it matters to people from when an answer is: the app then says so where it is not new. */
      readonly isDated?: boolean;
      /** Of an observer: what it shows stands in for another answer, which is on its way. */
      readonly standsIn?: boolean;
    };
  }
}

const maxRetries = 2;

/**
 * Reads are retried twice, on network errors and 5xx only; not while offline, and not where
 * it was the token that could not be renewed: that is a write, with a limit of its own.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= maxRetries || isRenewalFailure(error)) return false;
  if (error instanceof NetworkError || error instanceof ChunkLoadError) return !isOffline();
  return error instanceof ApiError && error.status !== null && error.status >= 500;
}

/** Milliseconds before the retry after that many failures: 300, 900, with a little chance against bursts. */
export const retryDelay = (failures: number): number => 300 * 3 ** failures * (1 + Math.random() / 4);

/** Milliseconds within which a failure speaks for whatever of the screen comes next; the router may have waited three seconds. */
const failureLastsMs = 10_000;

/** Whether a part of the screen that is only now there asks again for what has failed. */
const asksAgain = ({ state }: Query): boolean => Date.now() - state.errorUpdatedAt >= failureLastsMs;

/**
 * The query client with the product's rules. Offline, calls fail at once instead of waiting for ever, so that a
 * screen can say so; writes are never repeated. Each part of a screen that shows an answer would ask
 * again for one that has just failed: several times what the retries allow. What nobody answered is asked for again with the first
 * answer to anything else.
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
        retryOnMount: asksAgain,
        staleTime: 30_000,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        ...(persister && { persister }),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  reviveWhenAnswered(client);
  return client;
}

/** Milliseconds within which what was asked for again in vain is not asked for once more: others may be answered all the time. */
const revivePauseMs = 10_000;

/** Did nobody answer? Then the first answer to anything else says that it is worth another try. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError || error instanceof TimeoutError || error instanceof RefreshLimitError;

/**
 * Asks again for what is on the screen and could not be had, as soon as the backend answers anything, a write too. (What a return
 * to the page and a connection that is back do, TanStack Query knows by itself.)
 */
function reviveWhenAnswered(client: QueryClient): void {
  const cache = client.getQueryCache();
  const revivedAt = new WeakMap<Query, number>();

  function revive(): void {
    const now = Date.now();
    for (const query of cache.findAll({ type: 'active', fetchStatus: 'idle' })) {
      if (!isUnanswered(query.state.error) || now - (revivedAt.get(query) ?? 0) < revivePauseMs) continue;
      revivedAt.set(query, now);
      query.fetch().catch(() => undefined);
    }
  }

  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    revivedAt.delete(event.query);
    revive();
  });
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') revive();
  });
}

/** Forgets all that the cache holds and gives up what is on its way. */
export function purgeQueries(client: QueryClient): void {
  void client.cancelQueries();
  client.clear();
}

/**
 * Something has changed at the backend: asks again for every answer of the API that is shown, and for the others once they
 * are. What is on its way may be answered with what was before; it is given up, and whoever waits for it gets the new answer.
 * @param under only answers whose path begins so
 */
export function askAgain(client: QueryClient, under = '/api/'): void {
  const queries = client.getQueryCache().findAll({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(under),
  });
  for (const query of queries) {
    const isUnderWay = query.state.fetchStatus !== 'idle';
    // TanStack Query takes a first fetch that is under way for the answer to an invalidation, and never repeats a fetch that
    // nobody looks at: https://github.com/TanStack/query/issues/8530. `invalidateQueries` alone will do once that is closed.
    if (isUnderWay) void query.cancel({ silent: true });
    query.invalidate();
    if (isUnderWay || query.isActive()) query.fetch().catch(() => undefined);
  }
}

/**
 * Until a query that was asked for has data, be it what the device had kept, or has failed.
 * @param asked its answer
 * @param isAtHand whether what is shown of it is there, where that may be in another answer
 */
export function untilAtHand(
  client: QueryClient,
  queryKey: QueryKey,
  asked: Promise<unknown>,
  isAtHand = (): boolean => client.getQueryData(queryKey) !== undefined,
): Promise<void> {
  const cache = client.getQueryCache();
  return new Promise((resolve) => {
    const check = (): void => {
      if (isAtHand()) end();
    };
    const stop = cache.subscribe(check);
    const end = (): void => {
      stop();
      resolve();
    };
    asked.then(end, end);
    check();
  });
}

import { QueryClient, type QueryPersister } from '@tanstack/react-query';
import { ApiError, NetworkError } from './problem';
import { isOffline } from './offline';
import { isRenewalFailure } from './renewal';

const maxRetries = 2;

/**
 * Reads are retried twice, on network errors and 5xx only (product decisions, section 4); not while offline, and not where
 * it was the token that could not be renewed: that is a write, with a limit of its own.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= maxRetries || isRenewalFailure(error)) return false;
  if (error instanceof NetworkError) return !isOffline();
  return error instanceof ApiError && error.status !== null && error.status >= 500;
}

/** Milliseconds before the retry after that many failures: 300, 900, with a little chance against bursts. */
export const retryDelay = (failures: number): number => 300 * 3 ** failures * (1 + Math.random() / 4);

/** Reads by the same rule what is no query; gives up between two attempts when the caller has. */
export async function withRetries<T>(
  read: () => Promise<T>,
  signal: AbortSignal,
  wait: (milliseconds: number) => Promise<void>,
  failures = 0,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (signal.aborted || !shouldRetry(failures, error)) throw error;
    await wait(retryDelay(failures));
    if (signal.aborted) throw error;
  }
  return withRetries(read, signal, wait, failures + 1);
}

/**
 * The query client with the product's rules. Offline, calls fail at once instead of waiting for ever, so that a
 * screen can say so; writes are never repeated.
 * @param persister gives a query what the device has kept, until its answer is there
 */
export function createQueryClient(persister?: QueryPersister): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        ...(persister && { persister }),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
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

import type { QueryClient, QueryPersister } from '@tanstack/react-query';

/**
 * Where the query cache of a client stands once a screen needs one. Its code is 8 kB that nobody needs in order to sign in, so
 * what is part of every page knows the cache by this only; `cacheOf` (src/api/query-client.ts) fills it.
 */
export interface CacheSlot {
  /** Null until something was asked for. */
  client: QueryClient | null;
  /** Gives a query what the device has kept, until its answer is there. */
  readonly persister?: QueryPersister | undefined;
  /** Forgets all that the cache holds. */
  purge: () => void;
  /** Something has changed at the backend: asks again. */
  askAgain: () => void;
}

const nothing = (): void => undefined;

export const emptyCacheSlot = (persister?: QueryPersister): CacheSlot => ({
  client: null,
  persister,
  purge: nothing,
  askAgain: nothing,
});

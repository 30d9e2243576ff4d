import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { isOutdated, type Listings } from './limits';

/** An answer as it is kept. */
export interface CachedText {
  /** JSON. */
  readonly text: string;
  /** When the backend answered, in milliseconds since 1970. */
  readonly at: number;
}

export const databaseName = 'hrajem-kept';
const storeName = 'answers';

/** The key of the list of answers; it equals no path of a call. */
export const indexKey = 'index';

/** The version of what the database holds. Raise it when that changes: what an older build has left is then dropped. */
export const cacheVersion = 1;

export interface Index {
  readonly version: typeof cacheVersion;
  readonly owner: string;
  readonly listings: Listings;
}

/** The paths of a call: with id 0 in its address, those with any id. */
export const pathPattern = (address: string): RegExp =>
  new RegExp(`^${address.replace('/0/', String.raw`/\d+/`)}$`);

/** Opens the database; rejects where the browser forbids it. */
export function openCache(): UseStore {
  const open = createStore(databaseName, storeName);
  // Where there is no IndexedDB at all, opening throws instead of rejecting.
  return async (mode, action) => open(mode, action);
}

/** The list, if it belongs to this person and has this version. */
export function listingsForOwner(stored: unknown, owner: string): Listings | null {
  const index = stored as Partial<Index> | undefined;
  return index?.version === cacheVersion && index.owner === owner && index.listings ? index.listings : null;
}

export const readIndex = (store: IDBObjectStore): Promise<unknown> =>
  promisifyRequest<unknown>(store.get(indexKey));

/** The answer kept for that path and person; null when there is none, or it is outdated. */
export const readCachedText = (
  open: UseStore,
  owner: string,
  path: string,
  now: number,
): Promise<CachedText | null> =>
  open('readonly', async (store) => {
    // Both are asked for before either is awaited: a transaction without a request is over.
    const [index, text] = await Promise.all([readIndex(store), promisifyRequest<unknown>(store.get(path))]);
    const listing = listingsForOwner(index, owner)?.[path];
    if (!listing || typeof text !== 'string' || isOutdated(listing.at, now)) return null;
    return { text, at: listing.at };
  });

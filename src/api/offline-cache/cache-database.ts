import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

/** The maximum age of a cached answer, and the maximum size of all cached answers together. */
export const maxAgeMs = 14 * 24 * 3600 * 1000;
export const maxTotalBytes = 5_000_000;

/** The entry of a cached answer in the index. */
export interface Listing {
  /** The time of the answer, in milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
}

/** The entries of the cached answers, by the path of their call. */
export type Listings = Readonly<Record<string, Listing>>;

/** Whether an answer is older than `maxAgeMs`, or dated as far ahead by a clock that has been corrected since. */
export const isOutdated = (time: number, now: number): boolean => !(Math.abs(now - time) <= maxAgeMs);

/** Selects the answers to keep: the newest that fit into `maxTotalBytes`, without outdated answers. */
export function selectWithinLimits(listings: Listings, now: number): Listings {
  let remainingBytes = maxTotalBytes;
  const newestFirstEntries = Object.entries(listings).toSorted(([, a], [, b]) => b.at - a.at);
  return Object.fromEntries(
    newestFirstEntries.filter(([, { at, bytes }]) => {
      if (isOutdated(at, now) || bytes > remainingBytes) return false;
      remainingBytes -= bytes;
      return true;
    }),
  );
}

export const databaseName = 'hrajem-kept';

/** The key of the index; no path of a call equals it. */
export const indexKey = 'index';

/** The key of the beginning of an answer that is long. */
export const headKey = (path: string): string => `${path}#head`;

/** Raise this version when the format of the database changes: data of an older build is then dropped. */
export const cacheVersion = 1;

export interface CacheIndex {
  readonly version: typeof cacheVersion;
  readonly owner: string;
  readonly listings: Listings;
}

/** A pattern for the path of a call; an id of 0 in the address matches any id. */
export const pathPattern = (address: string): RegExp =>
  new RegExp(`^${address.replace('/0/', String.raw`/\d+/`)}$`);

/** Opens the database; its transactions reject where the browser forbids IndexedDB. */
export function openCache(): UseStore {
  const transact = createStore(databaseName, 'answers');
  // The async function turns the exception of a browser without IndexedDB into a rejection.
  return async (mode, action) => transact(mode, action);
}

/** The listings, if the index belongs to this owner and has this version; else null. */
export function getListingsOfOwner(storedIndex: unknown, owner: string): Listings | null {
  const index = storedIndex as Partial<CacheIndex> | undefined;
  return index?.version === cacheVersion && index.owner === owner && index.listings ? index.listings : null;
}

export const readIndex = (store: IDBObjectStore): Promise<unknown> =>
  promisifyRequest<unknown>(store.get(indexKey));

/** The JSON text and time of the cached answer for a path and owner, or of its head, where it has one; null when it is missing or outdated. */
export const readCachedText = (
  transact: UseStore,
  owner: string,
  path: string,
  now: number,
  { isHeadEnough = false } = {},
) =>
  transact('readonly', async (store) => {
    const read = (key: string) => promisifyRequest<unknown>(store.get(key));
    // Both requests start before the first await, as a transaction without a request ends.
    const [index, part] = await Promise.all([readIndex(store), read(isHeadEnough ? headKey(path) : path)]);
    const text = part ?? (await read(path));
    const listing = getListingsOfOwner(index, owner)?.[path];
    if (!listing || typeof text !== 'string' || isOutdated(listing.at, now)) return null;
    return { text, answeredAt: listing.at };
  });

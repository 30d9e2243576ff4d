import { promisifyRequest } from 'idb-keyval';
import {
  type Index,
  indexIn,
  indexKey,
  type CachedText,
  listingsOf,
  openCache,
  readCached,
  cacheVersion,
} from './read';
import { type Listing, type Listings, withinLimits } from './limits';

/** How an answer has changed since it was last written: a new text, only a new time, or null to remove it. */
export type Change = CachedText | { readonly at: number } | null;

/** By the path of the call. */
export type Changes = ReadonlyMap<string, Change>;

/** Where answers are kept on the device, those of one person at a time. Rejects when the browser forbids it, or is full. */
export interface CacheStore {
  /** The answer kept for that path and person; null when there is none, or it is outdated. */
  readonly read: (owner: string, path: string) => Promise<CachedText | null>;
  /**
   * Writes all changes or none, and removes what another person had there. Returns the paths of answers that only got a new
   * time and are missing.
   */
  readonly write: (owner: string, changes: Changes) => Promise<readonly string[]>;
  readonly list: (owner: string) => Promise<Listings>;
  /** Removes everything, of any person. */
  readonly clear: () => Promise<void>;
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The answers in IndexedDB, each under its own path, so that a change does not rewrite the others. */
export function createCacheStore(now: () => number): CacheStore {
  const transact = openCache();

  return {
    read: (owner, path) => readCached(transact, owner, path, now()),

    write: (owner, changes) =>
      transact('readwrite', async (store) => {
        const done = promisifyRequest(store.transaction);
        const missing: string[] = [];
        const request = store.get(indexKey);
        request.onsuccess = () => {
          const before = listingsOf(request.result, owner);
          if (!before) store.clear();
          const listings: Record<string, Listing> = { ...before };
          for (const [path, change] of changes) {
            const known = listings[path];
            if (change === null) delete listings[path];
            else if ('text' in change) listings[path] = { at: change.at, bytes: bytesOf(change.text) };
            else if (known) listings[path] = { ...known, at: change.at };
            else missing.push(path);
          }
          const staying = withinLimits(listings, now());
          for (const [path, change] of changes) {
            if (change && 'text' in change && path in staying) store.put(change.text, path);
          }
          for (const path of new Set([...Object.keys({ ...before, ...listings }), ...changes.keys()])) {
            if (!(path in staying)) store.delete(path);
          }
          store.put({ version: cacheVersion, owner, listings: staying } satisfies Index, indexKey);
        };
        await done;
        return missing;
      }),

    list: (owner) =>
      transact('readonly', async (store) =>
        withinLimits(listingsOf(await indexIn(store), owner) ?? {}, now()),
      ),

    clear: () =>
      transact('readwrite', (store) => {
        const done = promisifyRequest(store.transaction);
        store.clear();
        return done;
      }),
  };
}

import { createStore, promisifyRequest } from 'idb-keyval';
import { isOutdated, type Listing, type Listings, withinLimits } from './limits';

/** An answer as it is kept. */
export interface KeptText {
  /** JSON. */
  readonly text: string;
  /** When it was answered, in milliseconds since 1970. */
  readonly at: number;
}

/** What has become of an answer since it was last written: another one, asked for again and the same, or null to forget it. */
export type Change = KeptText | { readonly at: number } | null;

/** By the path of the call. */
export type Changes = ReadonlyMap<string, Change>;

/** Where answers are kept on the device, those of one person at a time. Rejects when the browser forbids it, or is full. */
export interface KeptStore {
  /** What is kept for that path and person; null when there is nothing, or nothing that still counts. */
  readonly read: (owner: string, path: string) => Promise<KeptText | null>;
  /**
   * Keeps all changes or none. What another person had there goes. Gives the paths whose answer was said to be the same and is
   * not there.
   */
  readonly write: (owner: string, changes: Changes) => Promise<readonly string[]>;
  readonly list: (owner: string) => Promise<Listings>;
  /** Removes everything, whosever it is. */
  readonly clear: () => Promise<void>;
}

export const databaseName = 'hrajem-kept';
const storeName = 'answers';

/** Where the list of what is kept stands; no path of a call. */
const indexKey = 'index';

/** Rises when what stands in the database is of another shape; what an older build has left goes. */
const shape = 1;

interface Index {
  readonly shape: typeof shape;
  readonly owner: string;
  readonly listings: Listings;
}

/** The list, if it is that of this person and of this shape. */
function listingsOf(stored: unknown, owner: string): Listings | null {
  const index = stored as Partial<Index> | undefined;
  return index?.shape === shape && index.owner === owner && index.listings ? index.listings : null;
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The answers in IndexedDB: each under its path, so that one that changes does not write the others anew. */
export function createKeptStore(now: () => number): KeptStore {
  const open = createStore(databaseName, storeName);
  // Where there is no IndexedDB at all, opening throws instead of rejecting.
  const transact = async <T>(mode: IDBTransactionMode, action: (store: IDBObjectStore) => Promise<T>) =>
    open(mode, action);
  const indexIn = (store: IDBObjectStore): Promise<unknown> => promisifyRequest<unknown>(store.get(indexKey));

  return {
    read: (owner, path) =>
      transact('readonly', async (store) => {
        // Both are asked for before either is awaited: a transaction without a request is over.
        const [index, text] = await Promise.all([indexIn(store), promisifyRequest<unknown>(store.get(path))]);
        const listing = listingsOf(index, owner)?.[path];
        if (!listing || typeof text !== 'string' || isOutdated(listing.at, now())) return null;
        return { text, at: listing.at };
      }),

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
          store.put({ shape, owner, listings: staying } satisfies Index, indexKey);
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

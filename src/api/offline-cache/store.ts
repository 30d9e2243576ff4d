import { promisifyRequest } from 'idb-keyval';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ResponseSchema } from '@/api/http';
import { isForbiddenOrMissing } from '@/api/problem';
import { withTimeout } from '@/lib/promises';
import { whenIdle } from '@/lib/scheduling';
import { type Index, readIndex, indexKey, listingsForOwner, openCache, readCachedText, cacheVersion } from './read';
import { type Listing, type Listings, withinLimits } from './limits';

/** One kind of answer that is kept on the device. */
export interface CachedAnswer {
  /** The paths of its calls, which are also the keys of its queries. */
  readonly path: RegExp;
  /** Checks what is read: an older build, or somebody at the device, may have written something else. */
  readonly schema: ResponseSchema;
  /** Selects the part that is kept; all of it unless given. */
  readonly shorten?: (answer: never) => unknown;
  /** The path of another answer with the same data, read where this one is not kept. */
  readonly fallbackPath?: string;
}

/** An answer that was read again. */
export interface StoredAnswer {
  /** The path of its call: the one asked for, or the other one with the same data. */
  readonly path: string;
  readonly data: unknown;
  /** When it was answered, in milliseconds since 1970; not after now. */
  readonly at: number;
}

/** An answer as it has become; null for one to be removed. */
type Change = { readonly data: object; readonly at: number } | null;

/** By the path of the call. */
type Changes = ReadonlyMap<string, Change>;

function changeFromQuery({ state: { data, dataUpdatedAt: at, error } }: Query): Change | undefined {
  if (isForbiddenOrMissing(error)) return null;
  return typeof data === 'object' && data !== null ? { data, at } : undefined;
}

/** Writes answers down as they come. */
export interface CacheWriter {
  /** Writes all changes now. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

/** Fields that are secrets: they are not written to the device. */
const secrets: ReadonlySet<string> = new Set(['confirmation_token']);

/** Milliseconds after which nobody waits for the database any more: some browsers never answer. */
const readTimeoutMs = 1500;

/** Milliseconds before a changed answer is written, and before the new time of an unchanged one is. */
const writeDelayMs = 1000;
const unchangedWriteDelayMs = 30_000;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Where answers are kept on the device, those of one person at a time. Rejects when the browser forbids it, or is full. */
export type CacheStore = ReturnType<typeof createCacheStore>;

/**
 * Keeps answers of the given kinds on the device, those of one person at a time: in IndexedDB, each under its own path, so that a
 * change does not rewrite the others. Rejects when the browser forbids it, or is full.
 */
export function createCacheStore(answers: readonly CachedAnswer[]) {
  const transact = openCache();
  /** What the device holds unchanged. */
  let storedData = new WeakSet();

  const kindOf = (path: unknown): CachedAnswer | undefined =>
    typeof path === 'string' ? answers.find((answer) => answer.path.test(path)) : undefined;

  function textOf(path: string, data: object): string {
    const { shorten } = kindOf(path) ?? {};
    return JSON.stringify(shorten ? shorten(data as never) : data, (key, value: unknown) =>
      secrets.has(key) ? undefined : value,
    );
  }

  async function read(owner: string, path: string): Promise<StoredAnswer | null> {
    const cached = await withTimeout(readTimeoutMs, readCachedText(transact, owner, path, Date.now()));
    if (!cached) return null;
    const checked = kindOf(path)?.schema.safeParse(JSON.parse(cached.text));
    if (!checked?.success) return null;
    storedData.add(checked.data as object);
    return { path, data: checked.data, at: Math.min(cached.at, Date.now()) };
  }

  /** What cannot be read is not there. */
  const tryToRead = (owner: string, path: string): Promise<StoredAnswer | null> =>
    read(owner, path).catch(() => null);

  /**
   * The answer kept for a path, else the other one with the same data: if it is this person's, not outdated, and still fits the
   * contract. Never rejects, and never takes long.
   */
  async function readAnswer(owner: string, path: string): Promise<StoredAnswer | null> {
    const kind = kindOf(path);
    const kept = kind ? await tryToRead(owner, path) : null;
    return kept ?? (kind?.fallbackPath === undefined ? null : tryToRead(owner, kind.fallbackPath));
  }

  /** Writes all changes or none, and removes what another person had there. */
  const write = (owner: string, changes: Changes): Promise<void> =>
    transact('readwrite', async (store) => {
      const done = promisifyRequest(store.transaction);
      const request = store.get(indexKey);
      request.onsuccess = () => {
        const oldListings = listingsForOwner(request.result, owner);
        if (!oldListings) store.clear();
        const listings: Record<string, Listing> = { ...oldListings };
        const texts = new Map<string, string>();
        for (const [path, change] of changes) {
          const oldListing = listings[path];
          if (change === null) delete listings[path];
          else if (oldListing && storedData.has(change.data)) listings[path] = { ...oldListing, at: change.at };
          else {
            const text = textOf(path, change.data);
            texts.set(path, text);
            listings[path] = { at: change.at, bytes: bytesOf(text) };
          }
        }
        const keptListings = withinLimits(listings, Date.now());
        for (const [path, text] of texts) if (path in keptListings) store.put(text, path);
        for (const path of new Set([...Object.keys({ ...oldListings, ...listings }), ...changes.keys()]))
          if (!(path in keptListings)) store.delete(path);
        store.put({ version: cacheVersion, owner, listings: keptListings } satisfies Index, indexKey);
      };
      await done;
      for (const change of changes.values()) if (change) storedData.add(change.data);
    });

  /**
   * Writes each answer that may be kept, a moment after it has changed. An answer that the backend now refuses is removed.
   * Optimistic updates are never written: they are laid over an answer where it is shown. A failure to write means that nothing
   * is kept.
   * @param getOwner the person whose answers these are; null once they may no longer be kept
   */
  function writeChanges(client: QueryClient, getOwner: () => string | null, onWritten: () => void): CacheWriter {
    const changedQueries = new Map<string, Query>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let dueAt = Infinity;

    async function flush(): Promise<void> {
      clearTimeout(timer);
      dueAt = Infinity;
      const owner = getOwner();
      if (owner === null || changedQueries.size === 0) return;
      const changes = new Map<string, Change>();
      for (const [path, query] of changedQueries) {
        const change = changeFromQuery(query);
        if (change !== undefined) changes.set(path, change);
      }
      changedQueries.clear();
      try {
        await write(owner, changes);
        onWritten();
      } catch {
        // Forbidden, broken or full: the app works without the cache.
      }
    }

    function scheduleWrite(query: Query): void {
      const [path] = query.queryKey;
      const change = kindOf(path) && changeFromQuery(query);
      if (change === undefined) return;
      changedQueries.set(path as string, query);
      const delay = change && storedData.has(change.data) ? unchangedWriteDelayMs : writeDelayMs;
      if (Date.now() + delay >= dueAt) return;
      clearTimeout(timer);
      dueAt = Date.now() + delay;
      timer = setTimeout(() => whenIdle(() => void flush()), delay);
    }

    const cache = client.getQueryCache();
    cache.getAll().forEach(scheduleWrite);
    const unsubscribe = cache.subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'success' || event.action.type === 'error') scheduleWrite(event.query);
    });
    return {
      flush,
      stop() {
        unsubscribe();
        clearTimeout(timer);
        changedQueries.clear();
      },
    };
  }

  return {
    readAnswer,
    write,
    writeChanges,
    list: (owner: string): Promise<Listings> =>
      transact('readonly', async (store) =>
        withinLimits(listingsForOwner(await readIndex(store), owner) ?? {}, Date.now()),
      ),
    /** Removes everything, of any person. */
    clear(): Promise<void> {
      storedData = new WeakSet();
      return transact('readwrite', (store) => {
        const done = promisifyRequest<void>(store.transaction);
        store.clear();
        return done;
      });
    },
  };
}

import type { Query, QueryClient } from '@tanstack/react-query';
import { promisifyRequest } from 'idb-keyval';
import { isForbiddenOrMissing } from '@/api/problem';
import { whenIdle } from '@/lib/browser/scheduling';
import { withTimeout } from '@/lib/promises';
import {
  type CacheIndex,
  type Listing,
  type Listings,
  headKey,
  readIndex,
  indexKey,
  getListingsOfOwner,
  openCache,
  readCachedText,
  cacheVersion,
  selectWithinLimits,
} from './cache-database';
import { type CachedAnswerKind, serializeAnswer } from './cached-answer-kind';

export interface StoredAnswer {
  /** The requested path, or its `fallbackPath`. */
  readonly path: string;
  readonly data: unknown;
  /** The time of the answer, in milliseconds since 1970, never in the future. */
  readonly answeredAt: number;
}

/** The new data of an answer; null removes the answer. */
type Change = { readonly data: object; readonly answeredAt: number } | null;

function createChange({ state: { data, dataUpdatedAt: at, error } }: Query): Change | undefined {
  if (isForbiddenOrMissing(error)) return null;
  return typeof data === 'object' && data !== null ? { data, answeredAt: at } : undefined;
}

/** The longest wait for a database request, as some browsers never answer. */
const readTimeoutMs = 1500;

/** The delays in milliseconds before a changed answer is written, and before only the new time of an unchanged answer is written. */
const writeDelayMs = 1000;
const unchangedWriteDelayMs = 30_000;

const countBytes = (text: string): number => new TextEncoder().encode(text).length;

export type CacheStore = ReturnType<typeof createCacheStore>;

/** Creates the store of the given kinds of answers in IndexedDB. Its methods, except `readAnswer`, reject when the browser forbids IndexedDB or the device is full. */
export function createCacheStore(answerKinds: readonly CachedAnswerKind[]) {
  const transact = openCache();
  /** The data objects that are already written. */
  let storedData = new WeakSet();

  const findKind = (path: unknown): CachedAnswerKind | undefined =>
    typeof path === 'string' ? answerKinds.find((answer) => answer.path.test(path)) : undefined;

  /** The owner's answer; null when it is missing, outdated or invalid, or the database fails. */
  async function read(owner: string, path: string): Promise<StoredAnswer | null> {
    try {
      const cachedText = await withTimeout(readTimeoutMs, readCachedText(transact, owner, path, Date.now()));
      if (!cachedText) return null;
      const validation = findKind(path)?.schema.safeParse(JSON.parse(cachedText.text));
      if (!validation?.success) return null;
      storedData.add(validation.data as object);
      return { path, data: validation.data, answeredAt: Math.min(cachedText.answeredAt, Date.now()) };
    } catch {
      return null;
    }
  }

  /** The owner's answer for a path, else for its `fallbackPath`, else null. Never rejects. */
  async function readAnswer(owner: string, path: string): Promise<StoredAnswer | null> {
    const kind = findKind(path);
    if (!kind) return null;
    const answer = await read(owner, path);
    return answer ?? (kind.fallbackPath === undefined ? null : read(owner, kind.fallbackPath));
  }

  /** Writes all changes (by path) or none, and removes the answers of another owner. */
  const write = (owner: string, changes: ReadonlyMap<string, Change>): Promise<void> =>
    transact('readwrite', async (store) => {
      const done = promisifyRequest(store.transaction);
      const request = store.get(indexKey);
      request.onsuccess = () => {
        const oldListings = getListingsOfOwner(request.result, owner);
        if (!oldListings) store.clear();
        const listings: Record<string, Listing> = { ...oldListings };
        const textsByPath = new Map<string, [key: string, text: string][]>();
        for (const [path, change] of changes) {
          const oldListing = listings[path];
          if (change === null) delete listings[path];
          else if (oldListing && storedData.has(change.data))
            listings[path] = { ...oldListing, at: change.answeredAt };
          else {
            const texts = serializeAnswer(findKind(path), path, change.data);
            textsByPath.set(path, texts);
            listings[path] = {
              at: change.answeredAt,
              bytes: countBytes(texts.map(([, text]) => text).join('')),
            };
          }
        }
        const keptListings = selectWithinLimits(listings, Date.now());
        for (const [path, texts] of textsByPath)
          if (path in keptListings) for (const [key, text] of texts) store.put(text, key);
        for (const path of new Set([...Object.keys({ ...oldListings, ...listings }), ...changes.keys()]))
          if (!(path in keptListings)) for (const key of [path, headKey(path)]) store.delete(key);
        store.put({ version: cacheVersion, owner, listings: keptListings } satisfies CacheIndex, indexKey);
      };
      await done;
      for (const change of changes.values()) if (change) storedData.add(change.data);
    });

  /** While `getOwner` returns an owner, writes the changed answers of known kinds, and removes answers that the backend now refuses. */
  function writeChanges(client: QueryClient, getOwner: () => string | null, onWrite: () => void) {
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
        const change = createChange(query);
        if (change !== undefined) changes.set(path, change);
      }
      changedQueries.clear();
      try {
        await write(owner, changes);
        onWrite();
      } catch {
        // The app works without the cache.
      }
    }

    function scheduleWrite(query: Query): void {
      const [path] = query.queryKey;
      const change = findKind(path) && createChange(query);
      if (change === undefined) return;
      changedQueries.set(path as string, query);
      const delay = change && storedData.has(change.data) ? unchangedWriteDelayMs : writeDelayMs;
      if (Date.now() + delay >= dueAt) return;
      clearTimeout(timer);
      dueAt = Date.now() + delay;
      timer = setTimeout(() => whenIdle(() => void flush()), delay);
    }

    const queryCache = client.getQueryCache();
    queryCache.getAll().forEach(scheduleWrite);
    const unsubscribe = queryCache.subscribe((event) => {
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
        selectWithinLimits(getListingsOfOwner(await readIndex(store), owner) ?? {}, Date.now()),
      ),
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

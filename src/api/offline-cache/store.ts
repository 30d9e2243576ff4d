import { promisifyRequest } from 'idb-keyval';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ResponseSchema } from '@/api/http';
import { isRefusal } from '@/api/problem';
import { withTimeout } from '@/lib/promises';
import { whenIdle } from '@/lib/scheduling';
import { type Index, indexIn, indexKey, listingsOf, openCache, readCached, cacheVersion } from './read';
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
  readonly elseIn?: string;
}

/** An answer that was read again. */
export interface Recalled {
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

function changeOf({ state: { data, dataUpdatedAt: at, error } }: Query): Change | undefined {
  if (isRefusal(error)) return null;
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
const patienceMs = 1500;

/** Milliseconds before a changed answer is written, and before the new time of an unchanged one is. */
const soon = 1000;
const later = 30_000;

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
  let held = new WeakSet();

  const kindOf = (path: unknown): CachedAnswer | undefined =>
    typeof path === 'string' ? answers.find((answer) => answer.path.test(path)) : undefined;

  function textOf(path: string, data: object): string {
    const { shorten } = kindOf(path) ?? {};
    return JSON.stringify(shorten ? shorten(data as never) : data, (key, value: unknown) =>
      secrets.has(key) ? undefined : value,
    );
  }

  async function read(owner: string, path: string): Promise<Recalled | null> {
    const kept = await withTimeout(patienceMs, readCached(transact, owner, path, Date.now()));
    if (!kept) return null;
    const checked = kindOf(path)?.schema.safeParse(JSON.parse(kept.text));
    if (!checked?.success) return null;
    held.add(checked.data as object);
    return { path, data: checked.data, at: Math.min(kept.at, Date.now()) };
  }

  /** What cannot be read is not there. */
  const tryToRead = (owner: string, path: string): Promise<Recalled | null> =>
    read(owner, path).catch(() => null);

  /**
   * The answer kept for a path, else the other one with the same data: if it is this person's, not outdated, and still fits the
   * contract. Never rejects, and never takes long.
   */
  async function recall(owner: string, path: string): Promise<Recalled | null> {
    const kind = kindOf(path);
    const kept = kind ? await tryToRead(owner, path) : null;
    return kept ?? (kind?.elseIn === undefined ? null : tryToRead(owner, kind.elseIn));
  }

  /** Writes all changes or none, and removes what another person had there. */
  const write = (owner: string, changes: Changes): Promise<void> =>
    transact('readwrite', async (store) => {
      const done = promisifyRequest(store.transaction);
      const request = store.get(indexKey);
      request.onsuccess = () => {
        const before = listingsOf(request.result, owner);
        if (!before) store.clear();
        const listings: Record<string, Listing> = { ...before };
        const texts = new Map<string, string>();
        for (const [path, change] of changes) {
          const known = listings[path];
          if (change === null) delete listings[path];
          else if (known && held.has(change.data)) listings[path] = { ...known, at: change.at };
          else {
            const text = textOf(path, change.data);
            texts.set(path, text);
            listings[path] = { at: change.at, bytes: bytesOf(text) };
          }
        }
        const staying = withinLimits(listings, Date.now());
        for (const [path, text] of texts) if (path in staying) store.put(text, path);
        for (const path of new Set([...Object.keys({ ...before, ...listings }), ...changes.keys()]))
          if (!(path in staying)) store.delete(path);
        store.put({ version: cacheVersion, owner, listings: staying } satisfies Index, indexKey);
      };
      await done;
      for (const change of changes.values()) if (change) held.add(change.data);
    });

  /**
   * Writes each answer that may be kept, a moment after it has changed. An answer that the backend now refuses is removed.
   * Optimistic updates are never written: they are laid over an answer where it is shown. A failure to write means that nothing
   * is kept.
   * @param owner the person whose answers these are; null once they may no longer be kept
   */
  function writeChanges(client: QueryClient, owner: () => string | null, written: () => void): CacheWriter {
    const changed = new Map<string, Query>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let dueAt = Infinity;

    async function flush(): Promise<void> {
      clearTimeout(timer);
      dueAt = Infinity;
      const whose = owner();
      if (whose === null || changed.size === 0) return;
      const changes = new Map<string, Change>();
      for (const [path, query] of changed) {
        const change = changeOf(query);
        if (change !== undefined) changes.set(path, change);
      }
      changed.clear();
      try {
        await write(whose, changes);
        written();
      } catch {
        // Forbidden, broken or full: the app works without the cache.
      }
    }

    function note(query: Query): void {
      const [path] = query.queryKey;
      const change = kindOf(path) && changeOf(query);
      if (change === undefined) return;
      changed.set(path as string, query);
      const delay = change && held.has(change.data) ? later : soon;
      if (Date.now() + delay >= dueAt) return;
      clearTimeout(timer);
      dueAt = Date.now() + delay;
      timer = setTimeout(() => whenIdle(() => void flush()), delay);
    }

    const cache = client.getQueryCache();
    cache.getAll().forEach(note);
    const unsubscribe = cache.subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'success' || event.action.type === 'error') note(event.query);
    });
    return {
      flush,
      stop() {
        unsubscribe();
        clearTimeout(timer);
        changed.clear();
      },
    };
  }

  return {
    recall,
    write,
    writeChanges,
    list: (owner: string): Promise<Listings> =>
      transact('readonly', async (store) =>
        withinLimits(listingsOf(await indexIn(store), owner) ?? {}, Date.now()),
      ),
    /** Removes everything, of any person. */
    clear(): Promise<void> {
      held = new WeakSet();
      return transact('readwrite', (store) => {
        const done = promisifyRequest<void>(store.transaction);
        store.clear();
        return done;
      });
    },
  };
}

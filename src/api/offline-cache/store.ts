import { promisifyRequest } from 'idb-keyval';
import type { ResponseSchema } from '@/api/http';
import { withTimeout } from '@/lib/promises';
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

/** How an answer has changed since it was last written: a new text, only a new time, or null to remove it. */
export type Change = CachedText | { readonly at: number } | null;

/** By the path of the call. */
export type Changes = ReadonlyMap<string, Change>;

/** Where answers are kept on the device, those of one person at a time. Rejects when the browser forbids it, or is full. */
export interface CacheStore {
  /** The kind of answer that a path is one of; undefined for what is not kept. */
  readonly kindOf: (path: unknown) => CachedAnswer | undefined;
  /**
   * The answer kept for a path, else the other one with the same data: if it is this person's, not outdated, and still fits the
   * contract. Never rejects, and never takes long.
   */
  readonly recall: (owner: string, path: string) => Promise<Recalled | null>;
  /**
   * Writes all changes or none, and removes what another person had there. Returns the paths of answers that only got a new
   * time and are missing.
   */
  readonly write: (owner: string, changes: Changes) => Promise<readonly string[]>;
  readonly list: (owner: string) => Promise<Listings>;
  /** Removes everything, of any person. */
  readonly clear: () => Promise<void>;
  /** Whether the device holds this very object unchanged. */
  readonly holds: (data: object) => boolean;
  /** Notes whether it does. */
  readonly hold: (data: object, isHeld: boolean) => void;
}

/** Milliseconds after which nobody waits for the database any more: some browsers never answer. */
const patienceMs = 1500;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * The answers of the given kinds in IndexedDB, each under its own path, so that a change does not rewrite the others.
 * @param now in milliseconds since 1970
 */
export function createCacheStore(answers: readonly CachedAnswer[], now: () => number): CacheStore {
  const transact = openCache();
  let held = new WeakSet();

  const kindOf: CacheStore['kindOf'] = (path) =>
    typeof path === 'string' ? answers.find((answer) => answer.path.test(path)) : undefined;

  async function read(owner: string, path: string): Promise<Recalled | null> {
    const kept = await withTimeout(patienceMs, readCached(transact, owner, path, now()));
    if (!kept) return null;
    const checked = kindOf(path)?.schema.safeParse(JSON.parse(kept.text));
    if (!checked?.success) return null;
    held.add(checked.data as object);
    return { path, data: checked.data, at: Math.min(kept.at, now()) };
  }

  /** What cannot be read is not there. */
  const tryToRead = (owner: string, path: string): Promise<Recalled | null> =>
    read(owner, path).catch(() => null);

  return {
    kindOf,
    async recall(owner, path) {
      const kind = kindOf(path);
      const kept = kind ? await tryToRead(owner, path) : null;
      return kept ?? (kind?.elseIn === undefined ? null : tryToRead(owner, kind.elseIn));
    },

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

    clear() {
      held = new WeakSet();
      return transact('readwrite', (store) => {
        const done = promisifyRequest(store.transaction);
        store.clear();
        return done;
      });
    },

    holds: (data) => held.has(data),
    hold: (data, isHeld) => void (isHeld ? held.add(data) : held.delete(data)),
  };
}

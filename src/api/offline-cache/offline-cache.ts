import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import type { KeyValueStorage } from '@/api/storage';
import { createEmitter } from '@/lib/emitter';
import type { CacheStore, CacheWriter, Recalled } from './store';
import type { Listings } from './limits';
import { ownerKey, ownerOf, readerOf, switchKey } from './owner';

/** The code that reads and writes; loaded only where something may be kept. */
export interface OfflineCacheCode {
  readonly createCacheStore: () => CacheStore;
  /** Removes what else the device has in databases that is not this person's; of nobody's nothing stays. */
  readonly forgetOthers: (owner: string | null) => Promise<unknown>;
}

interface OfflineCacheOptions {
  /** Shared by the tabs. */
  readonly storage: KeyValueStorage;
  /** What the session's cookies are known by at this moment; null while nobody is signed in. */
  readonly identity: () => string | null;
  readonly load: () => Promise<OfflineCacheCode>;
  /** Forgets what else a former person has left in the shared storage; in databases `forgetOthers` does. */
  readonly purgeLeftovers: () => void;
}

/** What the device keeps for the person who is signed in, for when there is no network. */
export interface OfflineCache {
  /**
   * Puts what was kept into a query that has no data yet, while its answer is on its way; loads nothing where nothing can be.
   */
  readonly persister: QueryPersister;
  /** Begins to write, once nothing more urgent is to be done. */
  readonly start: (client: QueryClient) => Promise<void>;
  /** To be called when the session may have changed: removes the answers of another person, and writes those of this one. */
  readonly sync: () => Promise<void>;
  /** Writes all changes now, as the page may soon be gone. */
  readonly flush: () => void;
  readonly isOn: () => boolean;
  /** What the person who is signed in is known by in what is kept; null while nobody is. */
  readonly owner: () => string | null;
  /** Switches the cache on or off; switching it off removes all answers. */
  readonly switchTo: (isOn: boolean) => Promise<void>;
  /** Removes all answers; new ones are kept again. */
  readonly clear: () => Promise<void>;
  readonly list: () => Promise<Listings>;
  /** Calls the listener when `isOn` or the kept answers have changed. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Keeps answers on the device. What it does at once is here; what takes the database is loaded when it is needed. */
export function createOfflineCache(options: OfflineCacheOptions): OfflineCache {
  const { storage, identity, load, purgeLeftovers } = options;
  const changed = createEmitter();
  let code: Promise<{ store: CacheStore; forgetOthers: OfflineCacheCode['forgetOthers'] }> | undefined;
  let writer: CacheWriter | undefined;
  let client: QueryClient | undefined;
  let settling = Promise.resolve();

  function loaded(): NonNullable<typeof code> {
    code ??= load().then(
      ({ createCacheStore, forgetOthers }) => ({ store: createCacheStore(), forgetOthers }),
      (error: unknown) => {
        code = undefined;
        throw error;
      },
    );
    return code;
  }

  const owner = (): string | null => {
    const present = identity();
    return present === null ? null : ownerOf(present);
  };
  const isOn = (): boolean => storage.get(switchKey) !== 'off';
  /** Whose kept answers may be read and written at this moment. */
  const currentOwner = (): string | null => readerOf(storage, identity());
  /** In a page of its own, nothing can have been kept before it has begun to write. */
  let mayHold = currentOwner() !== null;

  /** Removes what belongs to somebody else. The mark of whose it is stays until that is done. */
  async function settle(): Promise<void> {
    const left = storage.get(ownerKey) || null;
    const present = owner();
    if (left !== null && left !== present) {
      mayHold = false;
      writer?.stop();
      writer = undefined;
      if (present !== null) purgeLeftovers();
      const { store, forgetOthers } = await loaded();
      await Promise.all([store.clear(), forgetOthers(present)]);
      if (storage.get(ownerKey) === left) storage.remove(ownerKey);
      return settle();
    }
    if (present !== null) storage.set(ownerKey, present);
  }

  function sync(): Promise<void> {
    settling = settling.then(settle).catch(() => undefined);
    return settling.then(begin).catch(() => undefined);
  }

  /** Writes the answers that come from now on. */
  async function begin(): Promise<void> {
    if (!client || writer || currentOwner() === null) return;
    const { store } = await loaded();
    const present = currentOwner();
    if (present === null || writer) return;
    mayHold = true;
    writer = store.writeChanges(client, () => (currentOwner() === present ? present : null), changed.emit);
  }

  /** The answer kept for a path, or another one that has the same data. Never fails. */
  async function recall(path: string): Promise<Recalled | null> {
    const present = mayHold ? currentOwner() : null;
    if (present === null) return null;
    try {
      const { store } = await loaded();
      const kept = await store.recall(present, path);
      return currentOwner() === present ? kept : null;
    } catch {
      // What cannot be read is not there.
      return null;
    }
  }

  const persister: QueryPersister = async (ask, context, query) => {
    const [path] = query.queryKey;
    if (query.state.data !== undefined || typeof path !== 'string') return ask(context);
    const cache = context.client.getQueryCache();
    const recalling = recall(path).then((kept) => {
      if (!kept || query.state.data !== undefined || cache.get(query.queryHash) !== query) return;
      if (context.client.getQueryData([kept.path]) === undefined)
        context.client.setQueryData([kept.path], kept.data, { updatedAt: kept.at });
    });
    try {
      return await ask(context);
    } catch (error) {
      // Without a network the failure comes first; a screen would say so for a moment.
      await recalling;
      throw error;
    }
  };

  async function clear(): Promise<void> {
    if (currentOwner() === null) return;
    const { store } = await loaded();
    await store.clear();
    changed.emit();
  }

  return {
    persister,
    async start(ofPage) {
      client = ofPage;
      await sync();
    },
    sync,
    flush: () => void writer?.flush(),
    isOn,
    owner,
    async switchTo(on) {
      if (!on) await clear();
      storage.set(switchKey, on ? '' : 'off');
      if (!on) {
        writer?.stop();
        writer = undefined;
        mayHold = false;
      }
      changed.emit();
      await sync();
    },
    clear,
    async list() {
      const present = currentOwner();
      if (present === null) return {};
      const { store } = await loaded();
      return store.list(present);
    },
    subscribe: changed.subscribe,
  };
}

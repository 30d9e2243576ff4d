import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import type { KeyValueStorage } from '@/api/storage';
import { createEmitter } from '@/lib/emitter';
import type { CacheStore, CacheWriter, StoredAnswer } from './store';
import type { Listings } from './limits';
import { ownerKey, ownerHash, readableOwner, cacheSwitchKey } from './owner';

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
  readonly isEnabled: () => boolean;
  /** What the person who is signed in is known by in what is kept; null while nobody is. */
  readonly owner: () => string | null;
  /** Switches the cache on or off; switching it off removes all answers. */
  readonly setEnabled: (isOn: boolean) => Promise<void>;
  /** Removes all answers; new ones are kept again. */
  readonly clear: () => Promise<void>;
  readonly list: () => Promise<Listings>;
  /** Calls the listener when `isEnabled` or the kept answers have changed. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Keeps answers on the device. What it does at once is here; what takes the database is loaded when it is needed. */
export function createOfflineCache(options: OfflineCacheOptions): OfflineCache {
  const { storage, identity, load, purgeLeftovers } = options;
  const changes = createEmitter();
  let code: Promise<{ store: CacheStore; forgetOthers: OfflineCacheCode['forgetOthers'] }> | undefined;
  let writer: CacheWriter | undefined;
  let client: QueryClient | undefined;
  let removal = Promise.resolve();

  function loadCode(): NonNullable<typeof code> {
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
    return present === null ? null : ownerHash(present);
  };
  const isEnabled = (): boolean => storage.get(cacheSwitchKey) !== 'off';
  /** Whose kept answers may be read and written at this moment. */
  const currentOwner = (): string | null => readableOwner(storage, identity());
  /** In a page of its own, nothing can have been kept before it has begun to write. */
  let mayHaveAnswers = currentOwner() !== null;

  /** Removes what belongs to somebody else. The mark of whose it is stays until that is done. */
  async function removeOtherOwners(): Promise<void> {
    const left = storage.get(ownerKey) || null;
    const present = owner();
    if (left !== null && left !== present) {
      mayHaveAnswers = false;
      writer?.stop();
      writer = undefined;
      if (present !== null) purgeLeftovers();
      const { store, forgetOthers } = await loadCode();
      await Promise.all([store.clear(), forgetOthers(present)]);
      if (storage.get(ownerKey) === left) storage.remove(ownerKey);
      return removeOtherOwners();
    }
    if (present !== null) storage.set(ownerKey, present);
  }

  function sync(): Promise<void> {
    removal = removal.then(removeOtherOwners).catch(() => undefined);
    return removal.then(startWriting).catch(() => undefined);
  }

  /** Writes the answers that come from now on. */
  async function startWriting(): Promise<void> {
    if (!client || writer || currentOwner() === null) return;
    const { store } = await loadCode();
    const present = currentOwner();
    if (present === null || writer) return;
    mayHaveAnswers = true;
    writer = store.writeChanges(client, () => (currentOwner() === present ? present : null), changes.emit);
  }

  /** The answer kept for a path, or another one that has the same data. Never fails. */
  async function readStoredAnswer(path: string): Promise<StoredAnswer | null> {
    const present = mayHaveAnswers ? currentOwner() : null;
    if (present === null) return null;
    try {
      const { store } = await loadCode();
      const kept = await store.readAnswer(present, path);
      return currentOwner() === present ? kept : null;
    } catch {
      // What cannot be read is not there.
      return null;
    }
  }

  const persister: QueryPersister = async (queryFn, context, query) => {
    const [path] = query.queryKey;
    if (query.state.data !== undefined || typeof path !== 'string') return queryFn(context);
    const cache = context.client.getQueryCache();
    const reading = readStoredAnswer(path).then((kept) => {
      if (!kept || query.state.data !== undefined || cache.get(query.queryHash) !== query) return;
      if (context.client.getQueryData([kept.path]) === undefined)
        context.client.setQueryData([kept.path], kept.data, { updatedAt: kept.at });
    });
    try {
      return await queryFn(context);
    } catch (error) {
      // Without a network the failure comes first; a screen would say so for a moment.
      await reading;
      throw error;
    }
  };

  async function clear(): Promise<void> {
    if (currentOwner() === null) return;
    const { store } = await loadCode();
    await store.clear();
    changes.emit();
  }

  return {
    persister,
    async start(pageClient) {
      client = pageClient;
      await sync();
    },
    sync,
    flush: () => void writer?.flush(),
    isEnabled,
    owner,
    async setEnabled(on) {
      if (!on) await clear();
      storage.set(cacheSwitchKey, on ? '' : 'off');
      if (!on) {
        writer?.stop();
        writer = undefined;
        mayHaveAnswers = false;
      }
      changes.emit();
      await sync();
    },
    clear,
    async list() {
      const present = currentOwner();
      if (present === null) return {};
      const { store } = await loadCode();
      return store.list(present);
    },
    subscribe: changes.subscribe,
  };
}

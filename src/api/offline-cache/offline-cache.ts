import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import type { KeyValueStorage } from '@/api/storage';
import { createEmitter } from '@/lib/emitter';
import type { CacheStore, StoredAnswer } from './store';
import type { Listings } from './cache-database';
import { ownerKey, ownerHash, readableOwner, disabledKey } from './owner';

/** The lazy part of the cache: the code that uses databases. */
export interface OfflineCacheCode {
  readonly createCacheStore: () => CacheStore;
  /** Removes the data of other owners from the app's other databases; null removes all. */
  readonly forgetOthers: (owner: string | null) => Promise<unknown>;
}

interface OfflineCacheOptions {
  /** Shared by the tabs. */
  readonly storage: KeyValueStorage;
  /** The identity of the session's cookies; null while no one is signed in. */
  readonly identity: () => string | null;
  readonly load: () => Promise<OfflineCacheCode>;
  /** Removes the data of a previous person from the shared storage. */
  readonly purgeLeftovers: () => void;
}

/** Creates the cache of answers on the device, for use without a network. Its database code is lazy. */
export function createOfflineCache(options: OfflineCacheOptions) {
  const { storage, identity, load, purgeLeftovers } = options;
  const changes = createEmitter();
  let code: Promise<{ store: CacheStore; forgetOthers: OfflineCacheCode['forgetOthers'] }> | undefined;
  let writer: ReturnType<CacheStore['writeChanges']> | undefined;
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
    const current = identity();
    return current === null ? null : ownerHash(current);
  };
  const isEnabled = (): boolean => storage.get(disabledKey) !== 'off';
  /** The owner whose answers may be read and written now, else null. */
  const currentOwner = (): string | null => readableOwner(storage, identity());
  /** Whether the cache can hold answers of this person; false until this page writes some or an earlier visit did. */
  let mayHaveAnswers = currentOwner() !== null;

  /** Removes the answers of another owner. The owner key stays until that is done, so that a failure is retried. */
  async function removeOtherOwners(): Promise<void> {
    const storedOwner = storage.get(ownerKey) || null;
    const current = owner();
    if (storedOwner !== null && storedOwner !== current) {
      mayHaveAnswers = false;
      writer?.stop();
      writer = undefined;
      if (current !== null) purgeLeftovers();
      const { store, forgetOthers } = await loadCode();
      await Promise.all([store.clear(), forgetOthers(current)]);
      if (storage.get(ownerKey) === storedOwner) storage.remove(ownerKey);
      return removeOtherOwners();
    }
    if (current !== null) storage.set(ownerKey, current);
  }

  function sync(): Promise<void> {
    removal = removal.then(removeOtherOwners).catch(() => undefined);
    return removal.then(startWriting).catch(() => undefined);
  }

  /** Starts to write new answers. */
  async function startWriting(): Promise<void> {
    if (!client || writer || currentOwner() === null) return;
    const { store } = await loadCode();
    const current = currentOwner();
    if (current === null || writer) return;
    mayHaveAnswers = true;
    writer = store.writeChanges(client, () => (currentOwner() === current ? current : null), changes.emit);
  }

  /** The cached answer for a path, else null. Never rejects. */
  async function readStoredAnswer(path: string): Promise<StoredAnswer | null> {
    const current = mayHaveAnswers ? currentOwner() : null;
    if (current === null) return null;
    try {
      const { store } = await loadCode();
      const answer = await store.readAnswer(current, path);
      return currentOwner() === current ? answer : null;
    } catch {
      return null;
    }
  }

  const persister: QueryPersister = async (queryFn, context, query) => {
    const [path] = query.queryKey;
    if (query.state.data !== undefined || typeof path !== 'string') return queryFn(context);
    const cache = context.client.getQueryCache();
    const reading = readStoredAnswer(path).then((answer) => {
      if (!answer || query.state.data !== undefined || cache.get(query.queryHash) !== query) return;
      if (context.client.getQueryData([answer.path]) === undefined)
        context.client.setQueryData([answer.path], answer.data, { updatedAt: answer.at });
    });
    try {
      return await queryFn(context);
    } catch (error) {
      // Without a network the failure comes first, and a screen would flash an error.
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
    /** Fills a query without data from the cache while its request runs. */
    persister,
    /** Starts to write the answers of the client. */
    async start(pageClient: QueryClient): Promise<void> {
      client = pageClient;
      await sync();
    },
    /** Call it when the session may have changed: removes the answers of another person and writes those of this one. */
    sync,
    /** Writes all changes now, as the page may soon be closed. */
    flush: () => void writer?.flush(),
    isEnabled,
    /** The `ownerHash` of the signed-in person, else null. */
    owner,
    /** Enables or disables the cache; disabling it removes all answers. */
    async setEnabled(isOn: boolean): Promise<void> {
      if (!isOn) await clear();
      storage.set(disabledKey, isOn ? '' : 'off');
      if (!isOn) {
        writer?.stop();
        writer = undefined;
        mayHaveAnswers = false;
      }
      changes.emit();
      await sync();
    },
    /** Removes all answers; new ones are still written. */
    clear,
    async list(): Promise<Listings> {
      const current = currentOwner();
      if (current === null) return {};
      const { store } = await loadCode();
      return store.list(current);
    },
    /** Calls the listener when `isEnabled` or the cached answers have changed. */
    subscribe: changes.subscribe,
  };
}

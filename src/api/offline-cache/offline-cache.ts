import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import type { KeyValueStorage } from '@/api/storage';
import { createEmitter } from '@/lib/state/emitter';
import type { Listings } from './cache-database';
import { ownerKey, readableOwner, disabledKey } from './owner';
import type { CacheStore, StoredAnswer } from './store';

/** The lazy part of the cache: the code that uses databases. */
export interface OfflineCacheCode {
  readonly createCacheStore: () => CacheStore;
  /** Removes the data of other owners from the app's other databases; null removes all. */
  readonly forgetOtherOwners: (owner: string | null) => Promise<unknown>;
}

interface OfflineCacheOptions {
  readonly storage: KeyValueStorage;
  /** The `ownerHash` that identifies the session; null while no one is signed in. */
  readonly getOwner: () => string | null;
  readonly load: () => Promise<OfflineCacheCode>;
  readonly purgeUserData: () => void;
}

/** Creates the cache of answers on the device, for use without a network. Its database code is loaded when it is needed. */
export function createOfflineCache(options: OfflineCacheOptions) {
  const { storage, getOwner, load, purgeUserData } = options;
  const changes = createEmitter();
  let loadingCode: Promise<Pick<OfflineCacheCode, 'forgetOtherOwners'> & { store: CacheStore }> | undefined;
  let writer: ReturnType<CacheStore['writeChanges']> | undefined;
  let queryClient: QueryClient | undefined;
  let lastRemoval = Promise.resolve();

  function loadCode(): NonNullable<typeof loadingCode> {
    loadingCode ??= load().then(
      ({ createCacheStore, forgetOtherOwners }) => ({ store: createCacheStore(), forgetOtherOwners }),
      (error: unknown) => {
        loadingCode = undefined;
        throw error;
      },
    );
    return loadingCode;
  }

  const isEnabled = (): boolean => storage.get(disabledKey) !== 'off';
  const getReadableOwner = (): string | null => readableOwner(storage, getOwner());
  /** Whether the cache can hold answers of this person, written by this page or on an earlier visit. */
  let mayHaveAnswers = getReadableOwner() !== null;

  /** Removes the answers of another owner. The owner key stays until they are removed, so that a failure is retried. */
  async function removeOtherOwners(): Promise<void> {
    const storedOwner = storage.get(ownerKey) || null;
    const newOwner = getOwner();
    if (storedOwner !== null && storedOwner !== newOwner) {
      mayHaveAnswers = false;
      writer?.stop();
      writer = undefined;
      if (newOwner !== null) purgeUserData();
      const { store, forgetOtherOwners } = await loadCode();
      await Promise.all([store.clear(), forgetOtherOwners(newOwner)]);
      if (storage.get(ownerKey) === storedOwner) storage.remove(ownerKey);
      return removeOtherOwners();
    }
    if (newOwner !== null) storage.set(ownerKey, newOwner);
  }

  function sync(): Promise<void> {
    lastRemoval = lastRemoval.then(removeOtherOwners).catch(() => undefined);
    return lastRemoval.then(startWriting).catch(() => undefined);
  }

  async function startWriting(): Promise<void> {
    if (!queryClient || writer || getReadableOwner() === null) return;
    const { store } = await loadCode();
    const writerOwner = getReadableOwner();
    if (writerOwner === null || writer) return;
    mayHaveAnswers = true;
    const getWriterOwner = (): string | null => (getReadableOwner() === writerOwner ? writerOwner : null);
    writer = store.writeChanges(queryClient, getWriterOwner, changes.emit);
  }

  /** The cached answer for a path, else null. Never rejects. */
  async function readStoredAnswer(path: string): Promise<StoredAnswer | null> {
    const cacheOwner = mayHaveAnswers ? getReadableOwner() : null;
    if (cacheOwner === null) return null;
    try {
      const { store } = await loadCode();
      const answer = await store.readAnswer(cacheOwner, path);
      return getReadableOwner() === cacheOwner ? answer : null;
    } catch {
      return null;
    }
  }

  const persister: QueryPersister = async (queryFn, context, query) => {
    const [path] = query.queryKey;
    if (query.state.data !== undefined || typeof path !== 'string') return queryFn(context);
    const queryCache = context.client.getQueryCache();
    const cacheReading = readStoredAnswer(path).then((answer) => {
      if (!answer || query.state.data !== undefined || queryCache.get(query.queryHash) !== query) return;
      if (context.client.getQueryData([answer.path]) === undefined)
        context.client.setQueryData([answer.path], answer.data, { updatedAt: answer.answeredAt });
    });
    try {
      return await queryFn(context);
    } catch (error) {
      // Without a network the failure comes before the cached answer, and a screen would flash an error.
      await cacheReading;
      throw error;
    }
  };

  /** Changes the cached answer for a path, which keeps its age; an answer that `change` returns as it is is not written. Never rejects. */
  async function changeAnswer<T extends object>(path: string, change: (answer: T) => T): Promise<void> {
    const answer = await readStoredAnswer(path);
    const cacheOwner = getReadableOwner();
    if (answer?.path !== path || cacheOwner === null) return;
    const data = change(answer.data as T);
    if (data === answer.data) return;
    const { store } = await loadCode();
    await store.write(cacheOwner, new Map([[path, { ...answer, data }]])).catch(() => undefined);
  }

  async function clear(): Promise<void> {
    if (getReadableOwner() === null) return;
    const { store } = await loadCode();
    await store.clear();
    changes.emit();
  }

  return {
    /** Fills a query without data from the cache while its request runs. */
    persister,
    changeAnswer,
    async start(pageClient: QueryClient): Promise<void> {
      queryClient = pageClient;
      await sync();
    },
    /** Removes the answers of another person and writes those of this person; for a session that may have changed. */
    sync,
    /** Writes all changes now, as the page may soon be closed. */
    flush: () => void writer?.flush(),
    isEnabled,
    /** Enables or disables the cache; disabling it removes all answers. */
    async setEnabled(shouldEnable: boolean): Promise<void> {
      if (!shouldEnable) await clear();
      storage.set(disabledKey, shouldEnable ? '' : 'off');
      if (!shouldEnable) {
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
      const cacheOwner = getReadableOwner();
      if (cacheOwner === null) return {};
      const { store } = await loadCode();
      return store.list(cacheOwner);
    },
    /** Calls the listener when `isEnabled` or the cached answers have changed. */
    subscribe: changes.subscribe,
  };
}

import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '@/api/api.harness';
import { memoryStorage } from '@/api/storage';
import type { CacheStore, StoredAnswer } from './store';
import { createOfflineCache } from './offline-cache';
import { ownerHash } from './owner';

const path = '/api/list/';

/** A browser in which somebody has been before, unless `left` says otherwise. */
function scene(left: string | null = 'jana') {
  const storage = memoryStorage();
  if (left !== null) storage.set('kept_for', ownerHash(left));
  const state = {
    identity: 'jana' as string | null,
    recalled: Promise.resolve<StoredAnswer | null>(null),
    isBroken: false,
  };
  const clear = vi.fn(() => (state.isBroken ? Promise.reject(new Error('broken')) : Promise.resolve()));
  const purgeLeftovers = vi.fn();
  const writeChanges = vi.fn(() => ({ flush: () => Promise.resolve(), stop: () => undefined }));
  const store: CacheStore = {
    readAnswer: () => state.recalled,
    list: () => Promise.resolve({}),
    clear,
    write: () => Promise.resolve(),
    writeChanges,
  };
  const forgetOthers = vi.fn(() => Promise.resolve());
  const load = vi.fn(() => Promise.resolve({ createCacheStore: () => store, forgetOthers }));
  const offlineCache = createOfflineCache({
    storage,
    identity: () => state.identity,
    load,
    purgeLeftovers,
  });
  const client = new QueryClient({
    defaultOptions: { queries: { persister: offlineCache.persister, retry: false } },
  });
  const ask = (answer: () => Promise<unknown>) => client.query({ queryKey: [path], queryFn: answer });
  const start = () => offlineCache.start(client);
  return { storage, state, clear, purgeLeftovers, writeChanges, load, client, ask, start };
}

const kept = (data: unknown): Promise<StoredAnswer> => Promise.resolve({ path, data, at: 5 });

describe('a query', () => {
  it('keeps the answer that came before it', async () => {
    const { client, ask, state } = scene();
    const { promise, resolve: give } = deferred<StoredAnswer>();
    state.recalled = promise;
    await ask(() => Promise.resolve(['new']));
    give({ path, data: ['kept'], at: 5 });
    await new Promise((resolve) => setImmediate(resolve));
    expect(client.getQueryData([path])).toEqual(['new']);
    client.clear();
  });

  it('of somebody who has signed out meanwhile gets nothing', async () => {
    const { client, ask, state } = scene();
    const { promise, resolve: give } = deferred<StoredAnswer>();
    state.recalled = promise;
    const failure = ask(() => Promise.reject(new Error('no network'))).catch(() => undefined);
    await new Promise((resolve) => setImmediate(resolve));
    state.identity = null;
    give({ path, data: ['kept'], at: 5 });
    await failure;
    expect(client.getQueryData([path])).toBeUndefined();
    client.clear();
  });
});

describe('what a closed page has left', () => {
  it('of somebody else goes before anything is read or written, the mark last', async () => {
    const { storage, clear, purgeLeftovers, writeChanges, ask, client, start, state } = scene('alex');
    state.recalled = kept(['kept of Alex']);
    await ask(() => Promise.reject(new Error('no network'))).catch(() => undefined);
    expect(client.getQueryData([path])).toBeUndefined();
    state.isBroken = true;
    await start();
    expect(storage.get('kept_for')).toBe(ownerHash('alex'));
    expect(writeChanges).not.toHaveBeenCalled();
    state.isBroken = false;
    await start();
    expect(clear).toHaveBeenCalled();
    expect(purgeLeftovers).toHaveBeenCalled();
    expect(storage.get('kept_for')).toBe(ownerHash('jana'));
    expect(writeChanges).toHaveBeenCalledOnce();
    client.clear();
  });

  it('goes when nobody is signed in any more, and stays gone', async () => {
    const { storage, state, clear, start } = scene();
    state.identity = null;
    await start();
    expect(clear).toHaveBeenCalledOnce();
    expect(storage.get('kept_for')).toBeNull();
  });
});

describe('the code for it', () => {
  it('is loaded neither for guests nor before the first screen of a first visit', async () => {
    const guest = scene(null);
    guest.state.identity = null;
    await guest.ask(() => Promise.resolve(1));
    await guest.start();
    expect(guest.load).not.toHaveBeenCalled();
    const newcomer = scene(null);
    await newcomer.ask(() => Promise.resolve(1));
    expect(newcomer.load).not.toHaveBeenCalled();
    await newcomer.start();
    expect(newcomer.writeChanges).toHaveBeenCalledOnce();
    guest.client.clear();
    newcomer.client.clear();
  });

  it('that does not come is no reason to fail', async () => {
    const { load, ask, start, client } = scene();
    load.mockRejectedValue(new Error('no network'));
    expect(await ask(() => Promise.resolve(1))).toBe(1);
    await start();
    client.clear();
  });
});

import { createHash } from 'node:crypto';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '@/api/storage';
import { createDeferred } from '@/api/testing/api.harness';
import { createOfflineCache } from './offline-cache';
import { ownerHash } from './owner';
import type { CacheStore, StoredAnswer } from './store';

const path = '/api/list/';

/** A cache of Jana on a device that already has answers of `storedPerson`. */
function setup(storedPerson: string | null = 'jana') {
  const storage = memoryStorage();
  if (storedPerson !== null) storage.set('kept_for', ownerHash(storedPerson));
  const state = {
    sessionId: 'jana' as string | null,
    storedAnswer: Promise.resolve<StoredAnswer | null>(null),
    isBroken: false,
  };
  const clear = vi.fn(() => (state.isBroken ? Promise.reject(new Error('broken')) : Promise.resolve()));
  const purgeUserData = vi.fn();
  const writeChanges = vi.fn(() => ({ flush: () => Promise.resolve(), stop: () => undefined }));
  const store: CacheStore = {
    readAnswer: () => state.storedAnswer,
    list: () => Promise.resolve({}),
    clear,
    write: () => Promise.resolve(),
    writeChanges,
  };
  const forgetOtherOwners = vi.fn(() => Promise.resolve());
  const load = vi.fn(() => Promise.resolve({ createCacheStore: () => store, forgetOtherOwners }));
  const cache = createOfflineCache({
    storage,
    getOwner: () => state.sessionId && ownerHash(state.sessionId),
    load,
    purgeUserData,
  });
  const client = new QueryClient({
    defaultOptions: { queries: { persister: cache.persister, retry: false } },
  });
  const query = (answer: () => Promise<unknown>) => client.query({ queryKey: [path], queryFn: answer });
  const start = () => cache.start(client);
  return { storage, state, clear, purgeUserData, writeChanges, load, client, query, start };
}

const createAnswer = (data: unknown): StoredAnswer => ({ path, data, answeredAt: 5 });

describe('a query', () => {
  it('keeps a network answer that comes before the cached one', async () => {
    const { client, query, state } = setup();
    const { promise, resolve: resolveAnswer } = createDeferred<StoredAnswer>();
    state.storedAnswer = promise;
    await query(() => Promise.resolve(['new']));
    resolveAnswer(createAnswer(['kept']));
    await new Promise((resolve) => setImmediate(resolve));
    expect(client.getQueryData([path])).toEqual(['new']);
    client.clear();
  });

  it('gets no cached answer after a sign-out', async () => {
    const { client, query, state } = setup();
    const { promise, resolve: resolveAnswer } = createDeferred<StoredAnswer>();
    state.storedAnswer = promise;
    const failure = query(() => Promise.reject(new Error('no network'))).catch(() => undefined);
    await new Promise((resolve) => setImmediate(resolve));
    state.sessionId = null;
    resolveAnswer(createAnswer(['kept']));
    await failure;
    expect(client.getQueryData([path])).toBeUndefined();
    client.clear();
  });
});

describe('data of an earlier visit', () => {
  it('of another person is removed before any read or write; only then the storage names the new owner', async () => {
    const { storage, clear, purgeUserData, writeChanges, query, client, start, state } = setup('alex');
    state.storedAnswer = Promise.resolve(createAnswer(['kept of Alex']));
    await query(() => Promise.reject(new Error('no network'))).catch(() => undefined);
    expect(client.getQueryData([path])).toBeUndefined();
    state.isBroken = true;
    await start();
    expect(storage.get('kept_for')).toBe(ownerHash('alex'));
    expect(writeChanges).not.toHaveBeenCalled();
    state.isBroken = false;
    await start();
    expect(clear).toHaveBeenCalled();
    expect(purgeUserData).toHaveBeenCalled();
    expect(storage.get('kept_for')).toBe(ownerHash('jana'));
    expect(writeChanges).toHaveBeenCalledOnce();
    client.clear();
  });

  it('is removed when no one is signed in', async () => {
    const { storage, state, clear, start } = setup();
    state.sessionId = null;
    await start();
    expect(clear).toHaveBeenCalledOnce();
    expect(storage.get('kept_for')).toBeNull();
  });
});

describe('the code of the offline cache', () => {
  it('is not loaded for guests or before the first screen of a first visit', async () => {
    const guest = setup(null);
    guest.state.sessionId = null;
    await guest.query(() => Promise.resolve(1));
    await guest.start();
    expect(guest.load).not.toHaveBeenCalled();
    const newcomer = setup(null);
    await newcomer.query(() => Promise.resolve(1));
    expect(newcomer.load).not.toHaveBeenCalled();
    await newcomer.start();
    expect(newcomer.writeChanges).toHaveBeenCalledOnce();
    guest.client.clear();
    newcomer.client.clear();
  });

  it('causes no failure when it cannot be loaded', async () => {
    const { load, query, start, client } = setup();
    load.mockRejectedValue(new Error('no network'));
    expect(await query(() => Promise.resolve(1))).toBe(1);
    await start();
    client.clear();
  });
});

it('ownerHash returns different hashes for 300,000 sessions', () => {
  const tokens = Array.from({ length: 300_000 }, (_, index) =>
    createHash('sha256').update(String(index)).digest('base64url'),
  );
  // A hash of only 32 bits would be equal for some of them.
  expect(new Set(tokens.map(ownerHash)).size).toBe(tokens.length);
});

import { QueryClient } from '@tanstack/react-query';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problemError } from '@/api/testing/answers.fixture';
import { databaseName, maxAgeMs, openCache, readCachedText } from './cache-database';
import { type CacheStore, createCacheStore } from './store';

const startTime = Date.UTC(2026, 10, 22, 17);
let store: CacheStore;

const schema = { safeParse: (data: unknown) => ({ success: true as const, data }) };
const openStore = (): CacheStore =>
  createCacheStore([
    { path: /^\/api\/[a-c]$/, schema },
    { path: /^\/api\/chat$/, schema, shorten: (numbers: number[]) => numbers.slice(-2) },
    { path: /^\/api\/list$/, schema, selectHead: (numbers: number[]) => numbers.slice(0, 2) },
  ]);

const write = (owner: string, answers: Record<string, object>, answeredAt = Date.now()): Promise<void> =>
  store.write(owner, new Map(Object.entries(answers).map(([path, data]) => [path, { data, answeredAt }])));
const listPaths = async (owner: string): Promise<string[]> => Object.keys(await store.list(owner)).toSorted();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: startTime });
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = openStore();
});
afterEach(() => void vi.useRealTimers());

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve) => {
    const request = indexedDB.open(databaseName);
    request.onsuccess = () => resolve(request.result);
  });

async function readDatabase(): Promise<string> {
  const request = (await openDatabase()).transaction('answers').objectStore('answers').getAll();
  return new Promise((resolve) => {
    request.onsuccess = () => resolve(JSON.stringify(request.result));
  });
}

describe('a cached answer', () => {
  it('is read by path and owner, and listed with its time and size', async () => {
    await write('jana', { '/api/a': { a: 'ž' } });
    await write('jana', { '/api/b': [] }, startTime - 5);
    expect(await openStore().readAnswer('jana', '/api/a')).toEqual({
      path: '/api/a',
      data: { a: 'ž' },
      answeredAt: startTime,
    });
    expect(await store.readAnswer('jana', '/api/c')).toBeNull();
    expect(await store.readAnswer('alex', '/api/a')).toBeNull();
    expect(await store.list('jana')).toEqual({
      '/api/a': { at: startTime, bytes: 10 },
      '/api/b': { at: startTime - 5, bytes: 2 },
    });
    expect(await store.list('alex')).toEqual({});
  });

  it('has its head once more by itself, which goes with it', async () => {
    const readHead = async (path: string) =>
      (await readCachedText(openCache(), 'jana', path, Date.now(), { isHeadEnough: true }))?.text;
    await write('jana', { '/api/a': [1], '/api/list': [1, 2, 3] });
    expect([await readHead('/api/a'), await readHead('/api/list')]).toEqual(['[1]', '[1,2]']);
    expect((await store.readAnswer('jana', '/api/list'))?.data).toEqual([1, 2, 3]);
    await store.write('jana', new Map([['/api/list', null]]));
    expect(await readDatabase()).not.toContain('[1,2]');
  });

  it('is removed when another person writes', async () => {
    await write('jana', { '/api/a': ['Jana'] });
    await write('alex', { '/api/b': ['Alex'] });
    expect(await readDatabase()).not.toContain('Jana');
    expect(await store.readAnswer('jana', '/api/a')).toBeNull();
    expect(await store.readAnswer('alex', '/api/b')).not.toBeNull();
  });

  it('expires after fourteen days, and the next write removes it', async () => {
    await write('jana', { '/api/a': ['old'] });
    vi.setSystemTime(startTime + maxAgeMs + 1);
    expect(await store.readAnswer('jana', '/api/a')).toBeNull();
    expect(await store.list('jana')).toEqual({});
    await write('jana', { '/api/b': ['new'] });
    expect(await readDatabase()).not.toContain('old');
  });

  it('is removed when newer answers need its space', async () => {
    for (const [index, letter] of ['a', 'b', 'c'].entries())
      await write('jana', { [`/api/${letter}`]: [letter.repeat(2_000_000)] }, startTime + index);
    expect(await listPaths('jana')).toEqual(['/api/b', '/api/c']);
    expect(await readDatabase()).not.toContain('aaa');
  });
});

describe('a broken database', () => {
  it('of another version reads as empty and is overwritten', async () => {
    await write('jana', { '/api/a': [1] });
    const transaction = (await openDatabase()).transaction('answers', 'readwrite');
    transaction.objectStore('answers').put({ version: 0, owner: 'jana', entries: ['/api/a'] }, 'index');
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    expect(await store.readAnswer('jana', '/api/a')).toBeNull();
    await write('jana', { '/api/b': [2] });
    expect(await listPaths('jana')).toEqual(['/api/b']);
    expect(await store.readAnswer('jana', '/api/a')).toBeNull();
  });

  it('rejects writes when there is no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(store.readAnswer('jana', '/api/a')).resolves.toBeNull();
    await expect(write('jana', {})).rejects.toThrow();
    await expect(store.clear()).rejects.toThrow();
  });

  it('rejects a write when it is full, and keeps its answers', async () => {
    await write('jana', { '/api/a': [1] });
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      // When the device is full, the browser aborts the transaction.
      this.transaction.abort();
      return { addEventListener: () => undefined } as never;
    });
    expect(await write('jana', { '/api/b': [2] }).catch(() => 'refused')).toBe('refused');
    put.mockRestore();
    expect(await listPaths('jana')).toEqual(['/api/a']);
  });
});

describe('writeChanges', () => {
  function openPage(prepare: (client: QueryClient) => void = () => undefined) {
    const client = new QueryClient();
    prepare(client);
    const state = { owner: 'jana' as string | null };
    const writer = store.writeChanges(
      client,
      () => state.owner,
      () => undefined,
    );
    const put = async (path: string, data: unknown): Promise<void> => {
      client.setQueryData([path], data, { updatedAt: Date.now() });
      await writer.flush();
    };
    return { client, state, writer, put };
  }

  afterEach(() => void vi.restoreAllMocks());

  it('leaves out secrets and shortens long answers', async () => {
    const { put } = openPage();
    await put('/api/a', [{ my_participation: { pid: 3, confirmation_token: 'secret' } }]);
    await put('/api/chat', [1, 2, 3, 4]);
    await put('/api/other', [5]);
    expect((await openStore().readAnswer('jana', '/api/a'))?.data).toEqual([
      { my_participation: { pid: 3 } },
    ]);
    expect((await openStore().readAnswer('jana', '/api/chat'))?.data).toEqual([3, 4]);
    expect(await listPaths('jana')).toEqual(['/api/a', '/api/chat']);
  });

  it('writes only the time of an unchanged answer, unless the cache was cleared', async () => {
    const putSpy = vi.spyOn(IDBObjectStore.prototype, 'put');
    const takeWrittenTexts = (): unknown[] =>
      putSpy.mock.calls.splice(0).flatMap(([value, key]) => (key === 'index' ? [] : [value]));
    const { put } = openPage();
    await put('/api/a', [1]);
    expect(takeWrittenTexts()).toEqual(['[1]']);
    vi.setSystemTime(startTime + 5);
    await put('/api/a', [1]);
    expect(takeWrittenTexts()).toEqual([]);
    expect(await store.list('jana')).toEqual({ '/api/a': { at: startTime + 5, bytes: 3 } });
    await openStore().clear();
    await put('/api/a', [1]);
    expect(takeWrittenTexts()).toEqual(['[1]']);
    await put('/api/a', [1, 2]);
    expect(takeWrittenTexts()).toEqual(['[1,2]']);
  });

  it('removes an answer that is refused with 403, but not one that fails with 500', async () => {
    const { client, writer, put } = openPage();
    await put('/api/a', [1]);
    await put('/api/b', [1]);
    for (const [path, status] of [
      ['/api/a', 403],
      ['/api/b', 500],
    ] as const) {
      const queryFn = () => Promise.reject(problemError(status));
      await client.query({ queryKey: [path], queryFn, retry: false, staleTime: 0 }).catch(() => undefined);
    }
    await writer.flush();
    expect(await listPaths('jana')).toEqual(['/api/b']);
  });

  it('writes earlier data of the client, and nothing after a sign-out', async () => {
    const { state, writer, put } = openPage((client) => {
      client.setQueryData(['/api/a'], [1, 2], { updatedAt: startTime });
    });
    await writer.flush();
    state.owner = null;
    await put('/api/b', [1]);
    expect(await listPaths('jana')).toEqual(['/api/a']);
  });
});

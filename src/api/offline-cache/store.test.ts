import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseName } from './read';
import { type CachedAnswer, type CacheStore, type Change, createCacheStore } from './store';
import { keptFor } from './limits';

const start = Date.UTC(2026, 10, 22, 17);
let now = start;

const schema = { safeParse: (data: unknown) => ({ success: true as const, data }) };

const openStore = (answers: CachedAnswer[] = [{ path: /^\/api\/[a-c]$/, schema }]): CacheStore =>
  createCacheStore(answers, () => now);

const changesOf = (entries: Record<string, Change>) => new Map(Object.entries(entries));

const written = (text: string, at = now) => ({ text, at });

beforeEach(() => {
  now = start;
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** Every value that is in the database, whatever it is. */
async function everything(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(databaseName);
    request.onsuccess = () => resolve(request.result);
  });
  const store = database.transaction('answers').objectStore('answers');
  return new Promise((resolve) => {
    const request = store.getAll();
    request.onsuccess = () => resolve(JSON.stringify(request.result));
  });
}

describe('what is kept', () => {
  it('is read by its path and its owner, with the time of its answer', async () => {
    const store = openStore();
    await store.write('jana', changesOf({ '/api/a': written('{"a":1}'), '/api/b': written('[]', now - 5) }));
    expect(await store.recall('jana', '/api/a')).toEqual({ path: '/api/a', data: { a: 1 }, at: now });
    expect(await store.recall('jana', '/api/c')).toBeNull();
    expect(await store.recall('alex', '/api/a')).toBeNull();
    expect(await store.list('jana')).toEqual({
      '/api/a': { at: now, bytes: 7 },
      '/api/b': { at: now - 5, bytes: 2 },
    });
    expect(await store.list('alex')).toEqual({});
  });

  it('gets a new time without its text, and is forgotten one by one', async () => {
    const store = openStore();
    await store.write('jana', changesOf({ '/api/a': written('[1]'), '/api/b': written('[2]') }));
    now += 5;
    await store.write('jana', changesOf({ '/api/a': { at: now }, '/api/b': null, '/api/c': { at: now } }));
    expect(await store.recall('jana', '/api/a')).toEqual({ path: '/api/a', data: [1], at: now });
    expect(await store.list('jana')).toEqual({ '/api/a': { at: now, bytes: 3 } });
  });

  it('goes after fourteen days, and with it what is written of it', async () => {
    const store = openStore();
    await store.write('jana', changesOf({ '/api/a': written('["old"]') }));
    now += keptFor + 1;
    expect(await store.recall('jana', '/api/a')).toBeNull();
    expect(await store.list('jana')).toEqual({});
    await store.write('jana', changesOf({ '/api/b': written('"new"') }));
    expect(await everything()).not.toContain('old');
  });

  it('makes room for what is newer', async () => {
    const store = openStore();
    const big = (letter: string) => JSON.stringify(letter.repeat(2_000_000));
    await store.write(
      'jana',
      changesOf({ '/api/a': written(big('a'), now - 3), '/api/b': written(big('b'), now - 2) }),
    );
    await store.write('jana', changesOf({ '/api/c': written(big('c'), now - 1) }));
    expect(Object.keys(await store.list('jana')).toSorted()).toEqual(['/api/b', '/api/c']);
    expect(await everything()).not.toContain('aaa');
  });
});

describe('a store that something is wrong with', () => {
  it('of another version holds nothing, and is taken over', async () => {
    const store = openStore();
    await store.write('jana', changesOf({ '/api/a': written('[1]') }));
    await new Promise<void>((resolve) => {
      const request = indexedDB.open(databaseName);
      request.onsuccess = () => {
        const transaction = request.result.transaction('answers', 'readwrite');
        transaction.objectStore('answers').put({ version: 0, owner: 'jana', entries: ['/api/a'] }, 'index');
        transaction.oncomplete = () => resolve();
      };
    });
    expect(await store.recall('jana', '/api/a')).toBeNull();
    await store.write('jana', changesOf({ '/api/b': written('[2]') }));
    expect(await store.list('jana')).toEqual({ '/api/b': { at: now, bytes: 3 } });
    expect(await store.recall('jana', '/api/a')).toBeNull();
  });

  it('and is full rejects, and keeps what it had', async () => {
    const store = openStore();
    await store.write('jana', changesOf({ '/api/a': written('[1]') }));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      // As a browser that finds out when it writes: the transaction ends without anybody having called anything.
      this.transaction.abort();
      return { addEventListener: () => undefined } as never;
    });
    const writing = store.write('jana', changesOf({ '/api/b': written('[2]') }));
    await expect(
      writing.then(
        () => 'written',
        () => 'refused',
      ),
    ).resolves.toBe('refused');
    put.mockRestore();
    expect(await store.recall('jana', '/api/a')).not.toBeNull();
    expect(await store.recall('jana', '/api/b')).toBeNull();
  });
});

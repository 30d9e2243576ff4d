import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { QueryClient } from '@tanstack/react-query';
import { createStore, set } from 'idb-keyval';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyOutbox, type Outboxes, withPending } from './outbox';
import { createOutboxDatabase, outboxDatabaseName } from './outbox-database';
import { outboxOf } from './outbox-store';

vi.mock('./outbox-database', async (original) => {
  const actual = await original<typeof import('./outbox-database')>();
  return { ...actual, createOutboxDatabase: vi.fn(actual.createOutboxDatabase) };
});

const message = { key: 'k', text: 'Beru míč', writtenAt: '2026-11-20T18:00:00Z', afterId: 0 };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Replaces IndexedDB by one that calls `then` after a request to open it. */
function stubDatabase(then: (request: { onerror: (() => void) | null; error: Error }) => void): void {
  const open = () => {
    const request = { onerror: null, error: new DOMException('broken', 'UnknownError') };
    queueMicrotask(() => then(request));
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
}

it.each([
  ['rejects when it is opened', () => stubDatabase((request) => request.onerror?.())],
  ['never answers', () => stubDatabase(() => undefined)],
  [
    'aborts what is written',
    () => {
      vi.stubGlobal('indexedDB', new IDBFactory());
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
        this.transaction.abort();
        return {} as never;
      });
    },
  ],
])('keeps a message in memory when the database %s', async (_, breakIt) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  breakIt();
  const store = outboxOf({ queryClient: new QueryClient(), owner: () => 'jana' });
  const adding = store.add(5, message);
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await adding;
  expect(store.current()[5]).toMatchObject([{ text: message.text, keptIn: 'window' }]);
  store.close();
});

it('ignores an earlier read when the database has failed since', async () => {
  let answer: (written: Outboxes) => void = () => undefined;
  const written = new Promise<Outboxes>((resolve) => {
    answer = resolve;
  });
  vi.mocked(createOutboxDatabase).mockReturnValueOnce({
    read: () => written,
    patch: () => Promise.reject(new Error('full')),
    forgetOthers: () => Promise.resolve(0),
  });
  const store = outboxOf({ queryClient: new QueryClient(), owner: () => 'jana' });
  const reading = store.read();
  await store.add(5, message);
  answer({});
  await reading;
  expect(store.current()).toMatchObject({ 5: [{ text: message.text, keptIn: 'window' }] });
  store.close();
});

it('skips the messages that an older build has claimed', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const pending = withPending(emptyOutbox, { ...message, keptIn: 'device' });
  const entry = { owner: 'jana', matchId: 5, pending, claimed: [7, 6] };
  await set('jana 5', entry, createStore(outboxDatabaseName, 'chats'));
  expect(await createOutboxDatabase().read('jana')).toEqual({ 5: [{ ...pending[0], afterId: 7 }] });
});

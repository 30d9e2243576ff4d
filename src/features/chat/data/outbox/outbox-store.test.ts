import { QueryClient } from '@tanstack/react-query';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyOutbox } from './outbox';
import { withPending } from './outbox-changes';
import { createOutboxDatabase, outboxDatabaseName } from './outbox-database';
import { outboxStoreOf } from './outbox-store';

vi.mock('./outbox-database', async (importOriginal) => {
  const actualModule = await importOriginal<typeof import('./outbox-database')>();
  return { ...actualModule, createOutboxDatabase: vi.fn(actualModule.createOutboxDatabase) };
});

const message = { key: 'k', text: 'Beru míč', writtenAt: '2026-11-20T18:00:00Z', afterId: 0 };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Replaces IndexedDB by one that calls `onOpen` after a request to open a database. */
function stubDatabase(onOpen: (request: { onerror: (() => void) | null; error: Error }) => void): void {
  const open = () => {
    const request = { onerror: null, error: new DOMException('broken', 'UnknownError') };
    queueMicrotask(() => onOpen(request));
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
}

it.each([
  ['rejects when it is opened', () => stubDatabase((request) => request.onerror?.())],
  ['never answers', () => stubDatabase(() => undefined)],
  [
    'aborts each write',
    () => {
      vi.stubGlobal('indexedDB', new IDBFactory());
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
        this.transaction.abort();
        return {} as never;
      });
    },
  ],
])('keeps a message in memory when the database %s', async (_, breakDatabase) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  breakDatabase();
  const store = outboxStoreOf({ queryClient: new QueryClient(), getOwner: () => 'jana' });
  const addPromise = store.add(5, message);
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await addPromise;
  expect(store.getOutboxes()[5]).toMatchObject([{ text: message.text, keptIn: 'window' }]);
  store.close();
});

it('ignores the result of a read that began before the database failed', async () => {
  let finishRead = (): void => undefined;
  const readEnd = new Promise<void>((resolve) => (finishRead = resolve));
  vi.mocked(createOutboxDatabase).mockReturnValueOnce({
    read: () => readEnd.then(() => ({ outboxes: {}, lostCount: 0 })),
    patch: () => Promise.reject(new Error('full')),
  });
  const store = outboxStoreOf({ queryClient: new QueryClient(), getOwner: () => 'jana' });
  const readPromise = store.read();
  await store.add(5, message);
  finishRead();
  await readPromise;
  expect(store.getOutboxes()).toMatchObject({ 5: [{ text: message.text, keptIn: 'window' }] });
  store.close();
});

it('reads the greatest id in the `claimed` field of an older version of the app as the `afterId` of pending messages', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const pending = withPending(emptyOutbox, { ...message, keptIn: 'device' });
  const entry = { owner: 'jana', matchId: 5, pending, claimed: [7, 6] };
  await set('jana 5', entry, createStore(outboxDatabaseName, 'chats'));
  const { outboxes } = await createOutboxDatabase().read('jana');
  expect(outboxes).toEqual({ 5: [{ ...pending[0], afterId: 7 }] });
});

import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { createMessage } from '@/features/chat/data/chat.fixture';
import { offlineCacheCode } from './cached-answers';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

it.each([
  [10, 10, undefined],
  [60, 50, null],
])(
  'of %s messages the newest %s are kept, and what is read knows whether that is all',
  async (count, keptCount, earlierCount) => {
    const store = offlineCacheCode.createCacheStore();
    const path = '/api/match/1/chat/messages/';
    const results = Array.from({ length: count }, (_, index) => createMessage(index + 1));
    const data = { results, last_read_message_id: null };
    await store.write('owner', new Map([[path, { data, answeredAt: Date.now() }]]));
    expect((await store.readAnswer('owner', path))?.data).toEqual({
      ...data,
      results: results.slice(-keptCount),
      ...(earlierCount === null && { earlierCount }),
    });
  },
);

import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refusalOf } from '../answers.fixture';
import type { CachedAnswer, CacheStore, Change } from './store';
import { createCacheWriter } from './writer';

const now = Date.UTC(2026, 10, 22, 17);
const listPath = '/api/list/';
const chatPath = '/api/chat/7/';

/** A writer over a store that only notes what it is given. */
function scene(prepare: (client: QueryClient) => void = () => undefined) {
  const client = new QueryClient();
  prepare(client);
  const writes: Record<string, Change>[] = [];
  const held = new Set<object>();
  const state = {
    owner: 'jana' as string | null,
    missing: [] as string[],
    isFull: false,
  };
  const schema = { safeParse: (data: unknown) => ({ success: true as const, data }) };
  const kinds: Record<string, CachedAnswer> = {
    [listPath]: { path: /list/, schema },
    [chatPath]: { path: /chat/, schema, shorten: (all: number[]) => all.slice(-2) },
  };
  const store: CacheStore = {
    kindOf: (path) => kinds[String(path)],
    recall: () => Promise.resolve(null),
    list: () => Promise.resolve({}),
    clear: () => Promise.resolve(),
    write(_, changes) {
      if (state.isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      writes.push(Object.fromEntries(changes));
      return Promise.resolve(state.missing);
    },
    holds: (data) => held.has(data),
    hold: (data, isHeld) => void (isHeld ? held.add(data) : held.delete(data)),
  };
  const writer = createCacheWriter({
    client,
    store,
    owner: () => state.owner,
    now: () => now,
  });
  const put = (path: string, data: unknown, updatedAt = now) =>
    client.setQueryData([path], data, { updatedAt });
  const done = (): void => {
    writer.stop();
    client.clear();
  };
  return { client, writes, state, writer, put, done };
}

it('writes no secret', async () => {
  const { writes, writer, put } = scene();
  put(listPath, [{ my_participation: { pid: 3, confirmation_token: 'secret' } }]);
  await writer.flush();
  expect(writes).toEqual([{ [listPath]: { text: '[{"my_participation":{"pid":3}}]', at: now } }]);
});

it('writes what has changed, and of what is the same the time only', async () => {
  const { writes, writer, put, done } = scene();
  const list = [1, 2];
  put(listPath, list);
  put('/api/other/', [3]);
  await writer.flush();
  put(listPath, list, now + 1);
  await writer.flush();
  await writer.flush();
  put(listPath, [1, 2, 3], now + 2);
  await writer.flush();
  expect(writes).toEqual([
    { [listPath]: { text: '[1,2]', at: now } },
    { [listPath]: { at: now + 1 } },
    { [listPath]: { text: '[1,2,3]', at: now + 2 } },
  ]);
  done();
});

it('keeps of a long answer what is to be kept', async () => {
  const { writes, writer, put, done } = scene();
  put(chatPath, [1, 2, 3, 4]);
  await writer.flush();
  expect(writes).toEqual([{ [chatPath]: { text: '[3,4]', at: now } }]);
  done();
});

it('forgets what is refused from now on, and not what merely fails', async () => {
  const { client, writes, writer, put, done } = scene();
  put(chatPath, [1]);
  put(listPath, [1]);
  await writer.flush();
  const fail = (path: string, status: number) =>
    client
      .query({
        queryKey: [path],
        queryFn: () => Promise.reject(refusalOf(status)),
        retry: false,
        staleTime: 0,
      })
      .catch(() => undefined);
  await fail(chatPath, 403);
  await fail(listPath, 500);
  await writer.flush();
  expect(writes.slice(1)).toMatchObject([{ [chatPath]: null }]);
  expect(writes[1]?.[listPath]).not.toBeNull();
  done();
});

it('keeps what was there before it, and nothing for somebody who has gone', async () => {
  const { writes, state, writer, put, done } = scene((client) => {
    client.setQueryData([listPath], [1, 2], { updatedAt: now });
  });
  await writer.flush();
  expect(writes).toEqual([{ [listPath]: { text: '[1,2]', at: now } }]);
  state.owner = null;
  put(listPath, [1]);
  await writer.flush();
  expect(writes).toHaveLength(1);
  done();
});

it('goes on when the device is full', async () => {
  const { writes, state, writer, put, done } = scene();
  state.isFull = true;
  put(listPath, [1]);
  await writer.flush();
  state.isFull = false;
  put(listPath, [1, 2]);
  await writer.flush();
  expect(writes).toEqual([{ [listPath]: { text: '[1,2]', at: now } }]);
  done();
});

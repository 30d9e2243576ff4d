// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '@/api/http';
import { createQueryClient } from '@/api/query-client';
import { createNotification } from './message.fixture';
import { notificationsQuery } from './queries';
import { useNotificationRefetch } from './use-refetch';

const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  vi.useFakeTimers();
  setTransport(async (url) => {
    calls.push(url);
    return createNotification(1, { unread_count: 3 });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders the hook in a client with two unread messages in match 1 and two in match 2. */
function setup(unreadCount: number | undefined) {
  const client = createQueryClient();
  const { queryKey } = notificationsQuery();
  client.setQueryData(queryKey, { total_unread: 4, results: [createNotification(2), createNotification(1)] });
  const { rerender } = renderHook(({ count }) => useNotificationRefetch(1, count), {
    initialProps: { count: unreadCount },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return {
    set: (count: number) => rerender({ count }),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    notifications: () => client.getQueryData(queryKey),
  };
}

it('fetches the notification of this match when the counts differ', async () => {
  const { wait, notifications } = setup(3);
  await wait(5000);
  expect(calls).toEqual(['/api/match/1/chat/notification/']);
  expect(notifications()).toEqual({
    total_unread: 5,
    results: [createNotification(2), createNotification(1, { unread_count: 3 })],
  });
});

it('fetches nothing when the messages are read at once', async () => {
  const { set, wait } = setup(3);
  await wait(1000);
  set(2);
  await wait(10_000);
  expect(calls).toEqual([]);
});

it.each([2, undefined])(
  'fetches nothing when the counts are equal or the chat has none yet (%s)',
  async (count) => {
    const { wait } = setup(count);
    await wait(10_000);
    expect(calls).toEqual([]);
  },
);

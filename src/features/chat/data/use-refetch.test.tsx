// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '@/api/http';
import { createQueryClient } from '@/api/query-client';
import { createNotification } from './chat.fixture';
import { notificationsQuery } from './queries';
import { useNotificationRefetch } from './use-refetch';

const requestedPaths: string[] = [];

beforeEach(() => {
  requestedPaths.length = 0;
  vi.useFakeTimers();
  setTransport(async (url) => {
    requestedPaths.push(url);
    return createNotification(1, { unread_count: 3 });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders the hook in a client with two unread messages in match 1 and two in match 2. */
function renderWithCount(unreadCount: number | undefined) {
  const client = createQueryClient();
  const { queryKey } = notificationsQuery();
  client.setQueryData(queryKey, { total_unread: 4, results: [createNotification(2), createNotification(1)] });
  const { rerender } = renderHook(({ count }) => useNotificationRefetch(1, count), {
    initialProps: { count: unreadCount },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return {
    setCount: (count: number) => rerender({ count }),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    getCachedNotifications: () => client.getQueryData(queryKey),
  };
}

it('fetches the notification of a match when its unread count differs from the count of the open chat', async () => {
  const { wait, getCachedNotifications } = renderWithCount(3);
  await wait(5000);
  expect(requestedPaths).toEqual(['/api/match/1/chat/notification/']);
  expect(getCachedNotifications()).toEqual({
    total_unread: 5,
    results: [createNotification(2), createNotification(1, { unread_count: 3 })],
  });
});

it('fetches nothing when the counts are equal again within three seconds', async () => {
  const { setCount, wait } = renderWithCount(3);
  await wait(1000);
  setCount(2);
  await wait(10_000);
  expect(requestedPaths).toEqual([]);
});

it.each([2, undefined])(
  'fetches nothing when the count of the open chat is equal or unknown (%s)',
  async (count) => {
    const { wait } = renderWithCount(count);
    await wait(10_000);
    expect(requestedPaths).toEqual([]);
  },
);

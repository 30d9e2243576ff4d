// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook as renderBare } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '@/api/problem';
import { createQueryClient } from '@/api/query-client';
import { useSubmission } from './use-submission';

const client = createQueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const renderHook = <Result,>(hook: () => Result) => renderBare(hook, { wrapper });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rateLimitError = new ProblemError('login', 429, {
  code: 'rate_limited',
  isInferred: false,
  detail: null,
  errors: [],
  retryAfter: 30,
});

it('ignores submit until the Retry-After of a 429 is over', async () => {
  const send = vi.fn(() => Promise.reject(rateLimitError));
  const { result } = renderHook(() => useSubmission(send));
  await act(async () => result.current.submit('first'));
  expect(result.current).toMatchObject({ remaining: 30, failure: { kind: 'counting_down' } });
  await act(async () => result.current.submit('too early'));
  await act(async () => {
    vi.advanceTimersByTime(29_000);
    result.current.submit('still too early');
  });
  expect(send).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toMatchObject({ remaining: 0, failure: null });
  await act(async () => result.current.submit('in time'));
  expect(send.mock.calls).toEqual([['first'], ['in time']]);
});

it('ends the wait by the clock when the device slept', () => {
  const { result } = renderHook(() => useSubmission(async () => undefined));
  act(() => result.current.startWait(60));
  vi.setSystemTime(Date.now() + 3_600_000);
  act(() => void vi.advanceTimersByTime(250));
  expect(result.current.remaining).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('waits for the cooldown after a success', async () => {
  const send = vi.fn(() => Promise.resolve());
  const { result } = renderHook(() => useSubmission(send, { cooldown: 60 }));
  await act(async () => result.current.submit('one'));
  await act(async () => result.current.submit('another'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ isSent: true, remaining: 60 });
});

it('ignores further calls and double presses until the answer', async () => {
  const send = vi.fn((text: string) => Promise.resolve(text));
  const { result } = renderHook(() => useSubmission(send));
  await act(async () => {
    for (const text of ['one', 'two', 'three']) result.current.submit(text);
    await vi.advanceTimersByTimeAsync(10);
  });
  // With a fast backend, the second press of a double click comes after the answer.
  for (const pauseMs of [5, 15, 40, 90]) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(pauseMs);
      result.current.submit('one');
    });
  }
  await act(async () => {
    result.current.submit('four');
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(send.mock.calls).toEqual([['one'], ['four']]);
});

it('is pending until onSuccess resolves, and fails when it rejects', async () => {
  let rejectHandling: (error: Error) => void = () => undefined;
  const handling = new Promise<void>((_, reject) => (rejectHandling = reject));
  const { result } = renderHook(() => useSubmission(async () => 'done', { onSuccess: () => handling }));
  await act(async () => {
    result.current.submit('one');
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(result.current).toMatchObject({ isPending: true, isSent: false });
  await act(async () => {
    rejectHandling(new Error('afterwards'));
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(result.current).toMatchObject({ isPending: false, failure: { kind: 'unknown' } });
});

it('removes the request from the cache on unmount', async () => {
  const { result, unmount } = renderHook(() => useSubmission(async () => 'done'));
  await act(async () => {
    result.current.submit('a password');
    await vi.advanceTimersByTimeAsync(10);
  });
  unmount();
  await vi.advanceTimersByTimeAsync(10);
  const mutations = client.getMutationCache().getAll();
  expect(mutations.map(({ state }) => state.variables)).not.toContain('a password');
});

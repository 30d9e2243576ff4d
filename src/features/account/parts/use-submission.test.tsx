// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '@/api/problem';
import { useSubmission } from './use-submission';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const tooMany = new ProblemError('login', 429, {
  code: 'rate_limited',
  title: 'Too many',
  detail: null,
  errors: [],
  retryAfter: 30,
});

it('sends nothing before the time that a 429 names, whoever asks: not every form has a button of its own to hold back', async () => {
  const send = vi.fn(() => Promise.reject(tooMany));
  const { result } = renderHook(() => useSubmission(send));
  await act(async () => result.current.submit('first'));
  expect(result.current).toMatchObject({ remaining: 30, failure: { kind: 'counted' } });
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

it('counts a wait after a success where one is asked for', async () => {
  const send = vi.fn(() => Promise.resolve());
  const { result } = renderHook(() => useSubmission(send, { cooldown: 60 }));
  await act(async () => result.current.submit('one'));
  await act(async () => result.current.submit('another'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ isSent: true, remaining: 60 });
});

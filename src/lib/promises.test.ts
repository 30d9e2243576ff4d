import { afterEach, expect, it, vi } from 'vitest';
import { withTimeout } from './promises';

afterEach(() => void vi.useRealTimers());

it('gives what comes in time', async () => {
  vi.useFakeTimers();
  let finish: ((value: string) => void) | undefined;
  const waiting = withTimeout(1000, new Promise<string>((resolve) => (finish = resolve)));
  await vi.advanceTimersByTimeAsync(999);
  finish?.('there');
  await expect(waiting).resolves.toBe('there');
  expect(vi.getTimerCount()).toBe(0);
});

it('waits no longer than it may', async () => {
  vi.useFakeTimers();
  const waiting = withTimeout(1000, new Promise(() => undefined));
  const outcome = vi.fn();
  void waiting.then(outcome);
  await vi.advanceTimersByTimeAsync(999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(undefined);
});

it('says what went wrong in time, and leaves no timer', async () => {
  vi.useFakeTimers();
  await expect(withTimeout(1000, Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(vi.getTimerCount()).toBe(0);
});

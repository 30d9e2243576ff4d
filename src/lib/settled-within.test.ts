import { afterEach, expect, it, vi } from 'vitest';
import { settledWithin } from './settled-within';

afterEach(() => void vi.useRealTimers());

it('waits for all of them, whatever comes of them', async () => {
  vi.useFakeTimers();
  let finish: (() => void) | undefined;
  const last = new Promise<void>((resolve) => (finish = resolve));
  const outcome = vi.fn();
  const waiting = settledWithin(1000, Promise.reject(new Error('offline')), last).then(outcome);
  await vi.advanceTimersByTimeAsync(999);
  expect(outcome).not.toHaveBeenCalled();
  finish?.();
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
});

it('waits no longer than it may', async () => {
  vi.useFakeTimers();
  const waiting = settledWithin(1000, new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1000);
  await expect(waiting).resolves.toBeUndefined();
});

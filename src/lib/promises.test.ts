import { afterEach, expect, it, vi } from 'vitest';
import { withTimeout } from './promises';

afterEach(() => void vi.useRealTimers());

it('withTimeout resolves with the value that comes in time', async () => {
  vi.useFakeTimers();
  let resolvePromise: ((value: string) => void) | undefined;
  const limitedPromise = withTimeout(1000, new Promise<string>((resolve) => (resolvePromise = resolve)));
  await vi.advanceTimersByTimeAsync(999);
  resolvePromise?.('there');
  await expect(limitedPromise).resolves.toBe('there');
  expect(vi.getTimerCount()).toBe(0);
});

it('withTimeout resolves with undefined after the limit', async () => {
  vi.useFakeTimers();
  const limitedPromise = withTimeout(1000, new Promise(() => undefined));
  const outcome = vi.fn();
  void limitedPromise.then(outcome);
  await vi.advanceTimersByTimeAsync(999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(undefined);
});

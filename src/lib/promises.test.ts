import { afterEach, expect, it, vi } from 'vitest';
import { withTimeout } from './promises';

afterEach(() => void vi.useRealTimers());

it('resolves with the value that comes in time', async () => {
  vi.useFakeTimers();
  let finish: ((value: string) => void) | undefined;
  const waiting = withTimeout(1000, new Promise<string>((resolve) => (finish = resolve)));
  await vi.advanceTimersByTimeAsync(999);
  finish?.('there');
  await expect(waiting).resolves.toBe('there');
  expect(vi.getTimerCount()).toBe(0);
});

it('resolves with undefined after the limit', async () => {
  vi.useFakeTimers();
  const waiting = withTimeout(1000, new Promise(() => undefined));
  const outcome = vi.fn();
  void waiting.then(outcome);
  await vi.advanceTimersByTimeAsync(999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(undefined);
});

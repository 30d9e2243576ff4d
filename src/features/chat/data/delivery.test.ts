import { afterEach, expect, it, vi } from 'vitest';
import { deliveryBackoff } from './delivery';

afterEach(() => void vi.useRealTimers());

it('allows four attempts in the first minute of a failing server', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const end = Date.now() + 60_000;
  let attempts = 0;
  while (Date.now() < end) {
    attempts += 1;
    deliveryBackoff.countFailure();
    vi.setSystemTime(deliveryBackoff.pause()?.until ?? end);
  }
  expect(attempts).toBe(4);
});

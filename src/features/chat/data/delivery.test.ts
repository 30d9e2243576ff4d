import { afterEach, expect, it, vi } from 'vitest';
import { deliveryBackoff } from './delivery';

afterEach(() => void vi.useRealTimers());

it('allows four attempts in the first minute of a failing server', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const endOfMinute = Date.now() + 60_000;
  let attempts = 0;
  while (Date.now() < endOfMinute) {
    attempts += 1;
    deliveryBackoff.countFailure();
    vi.setSystemTime(deliveryBackoff.getPause()?.until ?? endOfMinute);
  }
  expect(attempts).toBe(4);
});

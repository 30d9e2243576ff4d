import { afterEach, expect, it, vi } from 'vitest';
import { deliveryBackoff } from './delivery';

afterEach(() => void vi.useRealTimers());

it('allows four attempts in the first minute of a failing server', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const endOfMinute = Date.now() + 60_000;
  let attemptCount = 0;
  while (Date.now() < endOfMinute) {
    attemptCount += 1;
    deliveryBackoff.countFailure();
    vi.setSystemTime(deliveryBackoff.getPause()?.until ?? endOfMinute);
  }
  expect(attemptCount).toBe(4);
});

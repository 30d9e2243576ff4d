import { afterEach, expect, it, vi } from 'vitest';
import { deliveryBackoff } from './delivery';

afterEach(() => void vi.useRealTimers());

it('makes at most four attempts in the first minute in which the server fails', () => {
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

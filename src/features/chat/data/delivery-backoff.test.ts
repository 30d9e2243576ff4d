import { afterEach, expect, it, vi } from 'vitest';
import { deliveryBackoff } from './delivery-backoff';

afterEach(() => void vi.useRealTimers());

it('allows four attempts in the first minute', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const end = Date.now() + 60_000;
  let attempts = 0;
  while (Date.now() < end) {
    attempts += 1;
    deliveryBackoff.fail();
    vi.setSystemTime(deliveryBackoff.pause()?.until ?? end);
  }
  expect(attempts).toBe(4);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deliveryBackoff } from './delivery-backoff';

const now = Date.UTC(2026, 10, 20, 17);
const pause = (): number => deliveryBackoff.until() - Date.now();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => {
  deliveryBackoff.reset();
  vi.useRealTimers();
});

it('doubles the pause up to two minutes, keeps to what the server asks for, and starts anew after a success', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const pauses = Array.from({ length: 9 }, () => {
    deliveryBackoff.fail(0);
    return pause() / 1000;
  });
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120]);
  deliveryBackoff.fail(900);
  expect(pause()).toBe(900_000);
  deliveryBackoff.reset();
  deliveryBackoff.fail(0);
  expect(pause()).toBe(1000);
});

it('does not wait for a moment of a clock that has been set back', () => {
  deliveryBackoff.fail(900);
  vi.setSystemTime(now - 3_600_000);
  expect(deliveryBackoff.until()).toBe(0);
});

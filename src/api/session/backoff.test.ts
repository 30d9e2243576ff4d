import { expect, it } from 'vitest';
import { memoryStorage } from '@/api/storage';
import { createBackoff } from './backoff';

function setup() {
  let time = 1_000_000;
  const storage = memoryStorage();
  const openTab = () =>
    createBackoff({
      storage,
      key: 'pause',
      now: () => time,
      getPauseMs: (failures) => Math.min(8000, 1000 * 2 ** (failures - 1)),
    });
  const [backoff, otherTabBackoff] = [openTab(), openTab()];
  /** Milliseconds of the pause that remain, read in another tab. */
  const getRemainingMs = (): number => (otherTabBackoff.getPause()?.until ?? time) - time;
  return { backoff, getRemainingMs, advance: (ms: number) => void (time += ms) };
}

it('pauses longer after each failure, at least as long as the server asks, and starts again after a reset', () => {
  const { backoff, getRemainingMs } = setup();
  const pauses = Array.from({ length: 5 }, () => {
    backoff.countFailure();
    return getRemainingMs();
  });
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 8000]);
  backoff.extendPause(900_000);
  expect(getRemainingMs()).toBe(900_000);
  backoff.endPause();
  expect(getRemainingMs()).toBe(0);
  backoff.reset();
  backoff.countFailure();
  expect(getRemainingMs()).toBe(1000);
});

it('ends the pause when the clock is set back', () => {
  const { backoff, getRemainingMs, advance } = setup();
  backoff.countFailure();
  backoff.extendPause(900_000);
  advance(-3_600_000);
  expect(getRemainingMs()).toBe(0);
});

import { expect, it } from 'vitest';
import { createBackoff } from './backoff';
import { memoryStorage } from './storage';

function setup() {
  let time = 1_000_000;
  const storage = memoryStorage();
  const openTab = () =>
    createBackoff({
      storage,
      key: 'pause',
      now: () => time,
      pauseAfter: (failures) => Math.min(8000, 1000 * 2 ** (failures - 1)),
    });
  const [backoff, otherTab] = [openTab(), openTab()];
  /** Milliseconds of the pause that remain, read in another tab. */
  const getRemainingMs = (): number => (otherTab.pause()?.until ?? time) - time;
  return { backoff, remaining: getRemainingMs, advance: (ms: number) => void (time += ms) };
}

it('pauses longer after each failure, at least as long as the server asks, and starts again after a reset', () => {
  const { backoff, remaining } = setup();
  const pauses = Array.from({ length: 5 }, () => {
    backoff.countFailure();
    return remaining();
  });
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 8000]);
  backoff.extendPause(900_000);
  expect(remaining()).toBe(900_000);
  backoff.endPause();
  expect(remaining()).toBe(0);
  backoff.reset();
  backoff.countFailure();
  expect(remaining()).toBe(1000);
});

it('ends the pause when the clock is set back', () => {
  const { backoff, remaining, advance } = setup();
  backoff.countFailure();
  backoff.extendPause(900_000);
  advance(-3_600_000);
  expect(remaining()).toBe(0);
});

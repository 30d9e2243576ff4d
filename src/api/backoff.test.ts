import { expect, it } from 'vitest';
import { createBackoff } from './backoff';
import { memoryStorage } from './storage';

function world() {
  let time = 1_000_000;
  const storage = memoryStorage();
  const tab = () =>
    createBackoff({
      storage,
      key: 'pause',
      now: () => time,
      pauseAfter: (failures) => Math.min(8000, 1000 * 2 ** (failures - 1)),
    });
  const [backoff, other] = [tab(), tab()];
  /** Milliseconds left, as another tab sees it. */
  const left = (): number => (other.pause()?.until ?? time) - time;
  return { backoff, left, pass: (ms: number) => void (time += ms) };
}

it('grows with each failure, keeps to what the server asks for, and starts anew after a success', () => {
  const { backoff, left } = world();
  const pauses = Array.from({ length: 5 }, () => {
    backoff.countFailure();
    return left();
  });
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 8000]);
  backoff.extendPause(900_000);
  expect(left()).toBe(900_000);
  backoff.endPause();
  expect(left()).toBe(0);
  backoff.reset();
  backoff.countFailure();
  expect(left()).toBe(1000);
});

it('does not wait for a moment of a clock that has been set back', () => {
  const { backoff, left, pass } = world();
  backoff.countFailure();
  backoff.extendPause(900_000);
  pass(-3_600_000);
  expect(left()).toBe(0);
});

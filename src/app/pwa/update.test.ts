// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atLeastMs, checkEveryMs, scheduleChecks } from './update';

const check = vi.fn<() => void>();
let stop = (): void => undefined;

const see = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  check.mockClear();
  stop = scheduleChecks(check);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('checks every 15 minutes', () => {
  vi.advanceTimersByTime(2 * checkEveryMs);
  expect(check).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(checkEveryMs);
  expect(check).toHaveBeenCalledTimes(2);
});

it('checks when somebody comes back, not at each change of windows', () => {
  vi.advanceTimersByTime(atLeastMs);
  window.dispatchEvent(new Event('focus'));
  see('visible');
  window.dispatchEvent(new Event('focus'));
  expect(check).toHaveBeenCalledOnce();
});

it('asks nothing while hidden, and at once when seen again', () => {
  see('hidden');
  vi.advanceTimersByTime(3 * checkEveryMs);
  expect(check).not.toHaveBeenCalled();
  see('visible');
  expect(check).toHaveBeenCalledOnce();
});

import { afterEach, expect, test, vi } from 'vitest';
import { memoisedByQuarterHour, viewerTimeZone } from './intl';

afterEach(() => vi.useRealTimers());

test('viewerTimeZone reads the zone at most once a minute', () => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1), toFake: ['Date'] });
  const readOptions = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  expect([viewerTimeZone(), viewerTimeZone()]).toEqual(['Europe/Prague', 'Europe/Prague']);
  expect(readOptions).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.UTC(2030, 0, 1, 0, 1));
  viewerTimeZone();
  expect(readOptions).toHaveBeenCalledTimes(2);
  // A clock set back must not extend the cache.
  vi.setSystemTime(Date.UTC(2029, 0, 1));
  viewerTimeZone();
  expect(readOptions).toHaveBeenCalledTimes(3);
});

test('memoisedByQuarterHour computes once per quarter of an hour and zone', () => {
  const compute = vi.fn((instant: Date, zone: string) => `${instant.toISOString()} ${zone}`);
  const memoised = memoisedByQuarterHour(compute);
  const firstResult = memoised('2026-11-20T18:00:00Z', 'Europe/Prague');
  expect(memoised('2026-11-20T18:14:59Z', 'Europe/Prague')).toBe(firstResult);
  expect(memoised(Date.UTC(2026, 10, 20, 18, 5), 'Europe/Prague')).toBe(firstResult);
  expect(compute).toHaveBeenCalledTimes(1);
  memoised('2026-11-20T18:15:00Z', 'Europe/Prague');
  memoised('2026-11-20T18:00:00Z', 'Europe/London');
  expect(compute).toHaveBeenCalledTimes(3);
});

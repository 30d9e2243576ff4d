import { afterEach, expect, test, vi } from 'vitest';
import { memoisedByQuarterHour, viewerTimeZone } from './intl';

afterEach(() => vi.useRealTimers());

test('the zone of the device is asked for once a minute', () => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1), toFake: ['Date'] });
  const ask = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  expect([viewerTimeZone(), viewerTimeZone()]).toEqual(['Europe/Prague', 'Europe/Prague']);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.UTC(2030, 0, 1, 0, 1));
  viewerTimeZone();
  expect(ask).toHaveBeenCalledTimes(2);
  // A clock that was put back must not make it hold for hours.
  vi.setSystemTime(Date.UTC(2029, 0, 1));
  viewerTimeZone();
  expect(ask).toHaveBeenCalledTimes(3);
});

test('asks once for each quarter of an hour and zone', () => {
  const compute = vi.fn((instant: Date, zone: string) => `${instant.toISOString()} ${zone}`);
  const remembered = memoisedByQuarterHour(compute);
  const first = remembered('2026-11-20T18:00:00Z', 'Europe/Prague');
  expect(remembered('2026-11-20T18:14:59Z', 'Europe/Prague')).toBe(first);
  expect(remembered(Date.UTC(2026, 10, 20, 18, 5), 'Europe/Prague')).toBe(first);
  expect(compute).toHaveBeenCalledTimes(1);
  remembered('2026-11-20T18:15:00Z', 'Europe/Prague');
  remembered('2026-11-20T18:00:00Z', 'Europe/London');
  expect(compute).toHaveBeenCalledTimes(3);
});

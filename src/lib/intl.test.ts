import { afterEach, expect, test, vi } from 'vitest';
import { viewerTimeZone } from './intl';

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

import { localeFormats, type Locale } from '@/lib/locale';

/** Memoises a function by its JSON arguments; the cache is unlimited. An `Intl` object costs about 50 µs, and lists need hundreds. */
export function memoised<Given extends unknown[], Made>(
  make: (...given: Given) => Made,
): (...given: Given) => Made {
  const cache = new Map<string, Made>();
  return (...given) => {
    const key = JSON.stringify(given);
    const cachedResult = cache.get(key);
    if (cachedResult !== undefined) return cachedResult;
    const result = make(...given);
    cache.set(key, result);
    return result;
  };
}

/** Creates a date formatter. A zone that this browser does not know becomes UTC; check the zone with `isKnownZone` and show its name. */
export const dateTimeFormat = memoised(
  (locale: Locale, timeZone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeFormats[locale], {
      ...options,
      timeZone: isKnownZone(timeZone) ? timeZone : 'UTC',
    }),
);

/** Whether this browser knows the zone; older browsers lack recent zones. */
export const isKnownZone = memoised((timeZone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
});

/** Creates a formatter of relative times; with `auto` it uses words such as "zítra" and "včera". */
export const relativeTimeFormat = memoised(
  (locale: Locale, numeric: 'auto' | 'always') =>
    new Intl.RelativeTimeFormat(localeFormats[locale], { numeric }),
);

/** After this time the zone is read again, as the person may have travelled. */
const zoneMaxAgeMs = 60_000;
let cachedZone: { zone: string; readAt: number } | undefined;

/** The device's IANA zone, cached for a minute, as reading it takes a millisecond on a phone. */
export function viewerTimeZone(): string {
  const now = Date.now();
  if (!cachedZone || Math.abs(now - cachedZone.readAt) >= zoneMaxAgeMs) {
    cachedZone = { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, readAt: now };
  }
  return cachedZone.zone;
}

const quarterHourMs = 15 * 60_000;

/** Memoises by quarter of an hour and zone, for results that change only at a quarter, such as days and offsets. */
export function memoisedByQuarterHour<Result>(
  compute: (instant: Date, timeZone: string) => Result,
): (instant: Date | string | number, timeZone: string) => Result {
  const computeFrom = memoised((start: number, timeZone: string) => compute(new Date(start), timeZone));
  return (instant, timeZone) =>
    computeFrom(Math.floor(new Date(instant).getTime() / quarterHourMs) * quarterHourMs, timeZone);
}

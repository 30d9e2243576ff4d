import { localeFormats, type Locale } from './locale';

/** Makes something once for the same arguments, which must be few: an `Intl` object costs about 50 µs, and lists ask for hundreds. */
export function memoised<Given extends unknown[], Made>(
  make: (...given: Given) => Made,
): (...given: Given) => Made {
  const cache = new Map<string, Made>();
  return (...given) => {
    const key = JSON.stringify(given);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const made = make(...given);
    cache.set(key, made);
    return made;
  };
}

/** A zone that this browser does not know becomes UTC: name the zone beside such a time (see `isKnownZone`). */
export const dateTimeFormat = memoised(
  (locale: Locale, timeZone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeFormats[locale], {
      ...options,
      timeZone: isKnownZone(timeZone) ? timeZone : 'UTC',
    }),
);

/** Whether this browser has the rules of the zone; zones are added every year, browsers are not always. */
export const isKnownZone = memoised((timeZone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
});

/** Words for how far away something is; with `auto` "zítra" and "včera" where a language has them. */
export const relativeTimeFormat = memoised(
  (locale: Locale, numeric: 'auto' | 'always') =>
    new Intl.RelativeTimeFormat(localeFormats[locale], { numeric }),
);

/** Who travels is shown the new zone after a minute. */
const zoneMaxAge = 60_000;
let cachedZone: { zone: string; readAt: number } | undefined;

/** The IANA zone of this device; asked for once a minute, for the browser takes a millisecond to tell it on a phone. */
export function viewerTimeZone(): string {
  const now = Date.now();
  if (!cachedZone || Math.abs(now - cachedZone.readAt) >= zoneMaxAge) {
    cachedZone = { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, readAt: now };
  }
  return cachedZone.zone;
}

const quarter = 15 * 60_000;

/** Caches by quarter of an hour and zone: days and offsets change on quarters only, and long lists ask for the same few. */
export function memoisedByQuarterHour<Result>(
  compute: (instant: Date, timeZone: string) => Result,
): (instant: Date | string | number, timeZone: string) => Result {
  const computeFrom = memoised((start: number, timeZone: string) => compute(new Date(start), timeZone));
  return (instant, timeZone) =>
    computeFrom(Math.floor(new Date(instant).getTime() / quarter) * quarter, timeZone);
}

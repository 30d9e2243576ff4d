import { localeFormats, type Locale } from './locale';

/**
 * Cached `Intl` objects: making one costs about 50 µs, a list of forty matches would make hundreds.
 * One entry per language, zone and set of options, so the cache stays small.
 */
const formats = new Map<string, Intl.DateTimeFormat>();
const zones = new Map<string, boolean>();

/**
 * A date format of the language in an IANA zone; made once for each set of options. A zone that this browser
 * does not know becomes UTC: such a time must be shown with the name of its zone (see `isKnownZone`).
 */
export function dateTimeFormat(
  locale: Locale,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale}|${timeZone}|${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    const zone = isKnownZone(timeZone) ? timeZone : 'UTC';
    format = new Intl.DateTimeFormat(localeFormats[locale], { ...options, timeZone: zone });
    formats.set(key, format);
  }
  return format;
}

/** Whether this browser has the rules of the zone; zones are added every year, browsers are not always. */
export function isKnownZone(timeZone: string): boolean {
  let known = zones.get(timeZone);
  if (known === undefined) {
    try {
      known = Boolean(new Intl.DateTimeFormat('en', { timeZone }));
    } catch {
      known = false;
    }
    zones.set(timeZone, known);
  }
  return known;
}

/** Who travels is shown the new zone after a minute. */
const zoneHolds = 60_000;
let present: { zone: string; readAt: number } | undefined;

/** The IANA zone of this device; asked for once a minute, for the browser takes a millisecond to tell it on a phone. */
export function viewerTimeZone(): string {
  const now = Date.now();
  if (!present || Math.abs(now - present.readAt) >= zoneHolds) {
    present = { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, readAt: now };
  }
  return present.zone;
}

const quarter = 15 * 60_000;

/**
 * Caches a function whose result is the same within a quarter of an hour in a zone, such as the day or the offset from UTC:
 * in today's zones both change on a quarter only. A list of a thousand matches asks for the same few results again and again,
 * and `Intl` takes 5 µs each time.
 */
export function byQuarter<Result>(
  compute: (instant: Date, timeZone: string) => Result,
): (instant: Date | string | number, timeZone: string) => Result {
  const known = new Map<string, Result>();
  return (instant, timeZone) => {
    const date = new Date(instant);
    const key = `${String(Math.floor(date.getTime() / quarter))}|${timeZone}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = compute(date, timeZone);
    known.set(key, result);
    return result;
  };
}

import type { Instant } from './day';
import { localeFormats, type Locale } from './locale';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The units from the largest, each with the distance from which it is used. */
const steps = [
  { unit: 'year', length: 365 * DAY, from: 365 * DAY },
  { unit: 'month', length: 30 * DAY, from: 60 * DAY },
  { unit: 'day', length: DAY, from: 48 * HOUR },
  { unit: 'hour', length: HOUR, from: 90 * MINUTE },
  { unit: 'minute', length: MINUTE, from: MINUTE },
] as const;

/**
 * The distance from `now` in words: "za 3 hodiny", "25 minutes ago", "now" within a minute. Days are counted by
 * 24 hours and so never called "tomorrow": which day that is depends on the zone (see `formatDay`). What may be tomorrow
 * is counted in hours: "tomorrow, 18:00" and "in 2 days" would contradict each other.
 */
export function formatRelative(locale: Locale, instant: Instant, now: Instant): string {
  const distance = new Date(instant).getTime() - new Date(now).getTime();
  const step = steps.find(({ from }) => Math.abs(distance) >= from);
  if (!step) return relativeFormat(locale, 'auto').format(0, 'second');
  return relativeFormat(locale, 'always').format(Math.round(distance / step.length), step.unit);
}

const formats = new Map<string, Intl.RelativeTimeFormat>();

function relativeFormat(locale: Locale, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat {
  const key = `${locale}|${numeric}`;
  const format = formats.get(key) ?? new Intl.RelativeTimeFormat(localeFormats[locale], { numeric });
  formats.set(key, format);
  return format;
}

import { dayKey, daysBetween, type Instant } from './day';
import { formatList } from './format-number';
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

/** Until so many minutes before it hours alone would be too coarse: "in 2 hours" would bring people 21 minutes late or early. */
const TO_THE_MINUTE = 180;

/** "2 hodiny a 21 minut", as they follow "za"; hours or minutes alone where the other is none. */
function hoursAndMinutes(locale: Locale, total: number): string {
  const format = relativeFormat(locale, 'always');
  const hours = format.format(Math.floor(total / 60), 'hour');
  const minutes = total % 60;
  if (minutes === 0) return hours;
  const words = format.formatToParts(minutes, 'minute').map(({ value }) => value);
  return formatList(locale, [hours, words.slice(1).join('')]);
}

/**
 * The distance from `now` in words: "za 3 hodiny", "za 2 hodiny a 21 minut", "25 minutes ago", "now" within a minute. Days are counted by
 * 24 hours and so never called "tomorrow": which day that is depends on the zone (see `formatDay`). What may be tomorrow
 * is counted in hours: "tomorrow, 18:00" and "in 2 days" would contradict each other.
 */
export function formatRelative(locale: Locale, instant: Instant, now: Instant): string {
  const distance = new Date(instant).getTime() - new Date(now).getTime();
  const minutes = Math.round(distance / MINUTE);
  if (minutes >= 60 && minutes < TO_THE_MINUTE) return hoursAndMinutes(locale, minutes);
  const step = steps.find(({ from }) => Math.abs(distance) >= from);
  if (!step) return relativeFormat(locale, 'auto').format(0, 'second');
  return relativeFormat(locale, 'always').format(Math.round(distance / step.length), step.unit);
}

/** So many hours before it something of tomorrow is still counted in hours: who plays at one at night wants to know. */
const OVER_MIDNIGHT = 6 * HOUR;

/** From so many days on months are counted. */
const MOST_DAYS = 60;

/**
 * How long it is until a moment whose day is named beside it (see `formatDayOf`), in words that agree with that day: "za 3
 * hodiny" today, "za 2 dny" for the day after tomorrow however many hours that is. Null for tomorrow, which says all: "za 34
 * hodin" would only have to be counted back.
 */
export function formatCountdown(
  locale: Locale,
  instant: Instant,
  timeZone: string,
  now: Instant,
  viewerZone: string,
): string | null {
  const days = daysBetween(dayKey(now, viewerZone), dayKey(instant, timeZone));
  const isSoon = new Date(instant).getTime() - new Date(now).getTime() < OVER_MIDNIGHT;
  if (days === 1 && !isSoon) return null;
  if (days < 2 || days >= MOST_DAYS) return formatRelative(locale, instant, now);
  return relativeFormat(locale, 'always').format(days, 'day');
}

const formats = new Map<string, Intl.RelativeTimeFormat>();

function relativeFormat(locale: Locale, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat {
  const key = `${locale}|${numeric}`;
  const format = formats.get(key) ?? new Intl.RelativeTimeFormat(localeFormats[locale], { numeric });
  formats.set(key, format);
  return format;
}

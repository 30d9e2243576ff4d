import { dayKey, daysBetween, type Instant } from './day';
import { formatList } from './format-number';
import { relativeTimeFormat } from './intl';
import type { Locale } from './locale';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The units in which days are not counted, from the largest, each with the distance from which it is used. */
const units = [
  { unit: 'year', length: 365 * DAY, from: 365 * DAY },
  { unit: 'month', length: 30 * DAY, from: 2 * DAY },
  { unit: 'hour', length: HOUR, from: 59.5 * MINUTE },
  { unit: 'minute', length: MINUTE, from: MINUTE },
] as const;

/** Until so many minutes before it hours alone would be too coarse: "in 2 hours" would bring people 21 minutes late or early. */
const MAX_EXACT_MINUTES = 180;

/** "2 hodiny a 21 minut", as they follow "za"; hours or minutes alone where the other is none. */
function hoursAndMinutes(locale: Locale, total: number): string {
  const format = relativeTimeFormat(locale, 'always');
  const hours = format.format(Math.floor(total / 60), 'hour');
  const minutes = total % 60;
  if (minutes === 0) return hours;
  const words = format.formatToParts(minutes, 'minute').map(({ value }) => value);
  return formatList(locale, [hours, words.slice(1).join('')]);
}

/** So many hours away something of another day is still counted in hours: who plays at one at night wants to know. */
const MAX_HOURS_ACROSS_MIDNIGHT = 6 * HOUR;

/** From so many days on months are counted. */
const MAX_DAYS = 60;

const calendarDays = (instant: Instant, timeZone: string, now: Instant, viewerZone: string): number =>
  daysBetween(dayKey(now, viewerZone), dayKey(instant, timeZone));

const distanceFrom = (now: Instant, instant: Instant): number =>
  new Date(instant).getTime() - new Date(now).getTime();

/** "za 3 hodiny", "25 minutes ago", "now"; on another day (of the viewer, against the moment's own) "zítra", "in 5 days". */
export function formatRelative(
  locale: Locale,
  instant: Instant,
  timeZone: string,
  now: Instant,
  viewerZone: string,
): string {
  const distance = distanceFrom(now, instant);
  const days = calendarDays(instant, timeZone, now, viewerZone);
  const isFar = Math.abs(distance) >= MAX_HOURS_ACROSS_MIDNIGHT;
  if (isFar && days !== 0 && Math.abs(days) < MAX_DAYS)
    return relativeTimeFormat(locale, 'auto').format(days, 'day');
  const minutes = Math.round(distance / MINUTE);
  if (minutes >= 60 && minutes < MAX_EXACT_MINUTES) return hoursAndMinutes(locale, minutes);
  const step = units.find(({ from }) => Math.abs(distance) >= from);
  if (!step) return relativeTimeFormat(locale, 'auto').format(0, 'second');
  return relativeTimeFormat(locale, 'always').format(Math.round(distance / step.length), step.unit);
}

/** How long until a moment whose day is named beside it; null for tomorrow, where hours would only have to be counted back. */
export function formatCountdown(
  locale: Locale,
  instant: Instant,
  timeZone: string,
  now: Instant,
  viewerZone: string,
): string | null {
  const isSoon = distanceFrom(now, instant) < MAX_HOURS_ACROSS_MIDNIGHT;
  if (calendarDays(instant, timeZone, now, viewerZone) === 1 && !isSoon) return null;
  return formatRelative(locale, instant, timeZone, now, viewerZone);
}

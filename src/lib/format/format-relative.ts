import type { Locale } from '@/lib/locale';
import { DAY_MS, dayKey, daysBetween, type Instant } from './day';
import { formatList } from './format-number';
import { relativeTimeFormat, viewerTimeZone } from './intl';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The units other than days, the largest first, each with the milliseconds from which it is used. */
const units = [
  { unit: 'year', length: 365 * DAY_MS, minDistance: 365 * DAY_MS },
  { unit: 'month', length: 30 * DAY_MS, minDistance: 2 * DAY_MS },
  { unit: 'hour', length: HOUR, minDistance: 59.5 * MINUTE },
  { unit: 'minute', length: MINUTE, minDistance: MINUTE },
] as const;

/** Below three hours the text includes the minutes: "in 2 hours" could be 30 minutes wrong. */
const MAX_EXACT_MINUTES = 180;

/** "za 2 hodiny a 21 minut"; full hours without minutes. */
function formatHoursAndMinutes(locale: Locale, totalMinutes: number): string {
  const format = relativeTimeFormat(locale, 'always');
  const hours = format.format(Math.floor(totalMinutes / 60), 'hour');
  const minutes = totalMinutes % 60;
  if (minutes === 0) return hours;
  const minuteParts = format.formatToParts(minutes, 'minute').map(({ value }) => value);
  return formatList(locale, [hours, minuteParts.slice(1).join('')]);
}

/** A shorter distance is counted in hours even across midnight, for example to a match at one in the morning. */
const MAX_MS_ACROSS_MIDNIGHT = 6 * HOUR;

/** From 60 days on, months are counted. */
const MAX_DAYS = 60;

const calendarDaysUntil = (instant: Instant, timeZone: string, now: Instant, viewerZone: string): number =>
  daysBetween(dayKey(now, viewerZone), dayKey(instant, timeZone));

const msUntil = (now: Instant, instant: Instant): number =>
  new Date(instant).getTime() - new Date(now).getTime();

/** "za 3 hodiny", "25 minutes ago", "now"; on another day "zítra", "in 5 days". The instant's day is in `timeZone`, today is the viewer's day. */
export function formatRelative(
  locale: Locale,
  instant: Instant,
  timeZone: string,
  now: Instant,
  viewerZone = viewerTimeZone(),
): string {
  const distance = msUntil(now, instant);
  const days = calendarDaysUntil(instant, timeZone, now, viewerZone);
  if (Math.abs(distance) >= MAX_MS_ACROSS_MIDNIGHT && days !== 0 && Math.abs(days) < MAX_DAYS)
    return relativeTimeFormat(locale, 'auto').format(days, 'day');
  const minutes = Math.round(distance / MINUTE);
  if (minutes >= 60 && minutes < MAX_EXACT_MINUTES) return formatHoursAndMinutes(locale, minutes);
  const unit = units.find(({ minDistance }) => Math.abs(distance) >= minDistance);
  // `Intl` has the stiff "nyní" in Czech.
  if (!unit) return locale === 'cs' ? 'teď' : 'now';
  return relativeTimeFormat(locale, 'always').format(Math.round(distance / unit.length), unit.unit);
}

/** `formatRelative` beside a heading that names the day; null for another day, where it would add nothing. */
export function formatCountdown(
  locale: Locale,
  instant: Instant,
  timeZone: string,
  now: Instant,
  viewerZone = viewerTimeZone(),
): string | null {
  const isSoon = msUntil(now, instant) < MAX_MS_ACROSS_MIDNIGHT;
  if (calendarDaysUntil(instant, timeZone, now, viewerZone) !== 0 && !isSoon) return null;
  return formatRelative(locale, instant, timeZone, now, viewerZone);
}

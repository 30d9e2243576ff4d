import { dayKey, type Instant } from './day';
import { formatDateTime, formatShortDay, formatTime, formatZone, zoneOffset } from './format-date';
import { isKnownZone } from './intl';
import type { Locale } from './locale';

const DAY_MS = 86_400_000;

/** When a match takes place, for a viewer who may live in another zone (product decisions, section 2). */
export interface MatchTimes {
  /** In the match's own zone. */
  hours: string;
  /** The name of that zone, to be said behind the hours; null when both clocks agree, or when the hours name it. */
  zone: string | null;
  /** In the viewer's zone, with its name, and with the day when that differs; null when both clocks agree. */
  viewer: string | null;
}

/**
 * "18:00–19:30" in the zone. A range of a day or more names both days; one that crosses a change of the clocks
 * names the zone at both ends, because the hours alone would mislead.
 */
export function formatTimeRange(locale: Locale, start: Instant, end: Instant, timeZone: string): string {
  if (isLong(start, end)) {
    return `${formatDateTime(locale, start, timeZone)} – ${formatDateTime(locale, end, timeZone)}`;
  }
  const [from, to] = [formatTime(locale, start, timeZone), formatTime(locale, end, timeZone)];
  if (zoneOffset(start, timeZone) === zoneOffset(end, timeZone)) return `${from}–${to}`;
  return `${from} ${formatZone(locale, start, timeZone)} – ${to} ${formatZone(locale, end, timeZone)}`;
}

/** The times of a match in its own zone and, when the viewer's clock differs then, in the viewer's too. */
export function formatMatchTimes(
  locale: Locale,
  start: Instant,
  end: Instant,
  timeZone: string,
  viewerZone: string,
): MatchTimes {
  const hours = formatTimeRange(locale, start, end, timeZone);
  const clocksAgree = [start, end].every(
    (instant) => zoneOffset(instant, timeZone) === zoneOffset(instant, viewerZone),
  );
  if (clocksAgree && isKnownZone(timeZone)) {
    return { hours, zone: null, viewer: null };
  }
  const sameDay = dayKey(start, timeZone) === dayKey(start, viewerZone);
  const viewer = [
    formatTimeRange(locale, start, end, viewerZone),
    unnamedZone(locale, start, end, viewerZone),
  ]
    .filter(Boolean)
    .join(' ');
  return {
    hours,
    zone: unnamedZone(locale, start, end, timeZone),
    viewer: sameDay || isLong(start, end) ? viewer : `${formatShortDay(locale, start, viewerZone)} ${viewer}`,
  };
}

/** The name of a zone, unless the range names it already, as it does where the clocks change. */
function unnamedZone(locale: Locale, start: Instant, end: Instant, timeZone: string): string | null {
  const zone = formatZone(locale, start, timeZone);
  return formatTimeRange(locale, start, end, timeZone).includes(zone) ? null : zone;
}

/** A day or longer, so that hours alone would not tell when it ends. */
const isLong = (start: Instant, end: Instant): boolean =>
  new Date(end).getTime() - new Date(start).getTime() >= DAY_MS;

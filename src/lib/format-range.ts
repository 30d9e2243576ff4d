import { dayKey, type Instant } from './day';
import { formatDateTime, formatShortDay, formatTime, zoneOffset } from './format-date';
import { isKnownZone } from './intl';
import type { Locale } from './locale';
import { clockName, zoneName } from './zone-name';

const DAY_MS = 86_400_000;

/** When a match takes place, for a viewer who may live in another zone: then both times are shown. */
export interface MatchTimes {
  /** In the match's own zone. */
  hours: string;
  /** Whose time that is, to be said behind the hours: "londýnského času"; null when both clocks agree, or when the hours say it. */
  zone: string | null;
  /** In the viewer's zone, to be said with "your time", and with the day when that differs; null when both clocks agree. */
  viewer: string | null;
}

/**
 * "18:00–19:30" in the zone. A range of a day or more names both days; one that crosses a change of the clocks
 * names the clock at both ends, because the hours alone would mislead.
 */
export function formatTimeRange(locale: Locale, start: Instant, end: Instant, timeZone: string): string {
  if (isLong(start, end)) {
    return `${formatDateTime(locale, start, timeZone, 'short')} – ${formatDateTime(locale, end, timeZone, 'short')}`;
  }
  const [from, to] = [formatTime(locale, start, timeZone), formatTime(locale, end, timeZone)];
  if (!namesClocks(start, end, timeZone)) return `${from}–${to}`;
  return `${from} ${clockName(locale, start, timeZone)} – ${to} ${clockName(locale, end, timeZone)}`;
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
  const viewer = formatTimeRange(locale, start, end, viewerZone);
  return {
    hours,
    zone: namesClocks(start, end, timeZone) ? null : zoneName(locale, start, timeZone),
    viewer: sameDay || isLong(start, end) ? viewer : `${formatShortDay(locale, start, viewerZone)} ${viewer}`,
  };
}

/** Whether the clocks change within the range, so that its hours say by which each is. */
const namesClocks = (start: Instant, end: Instant, timeZone: string): boolean =>
  !isLong(start, end) && zoneOffset(start, timeZone) !== zoneOffset(end, timeZone);

/** A day or longer, so that hours alone would not tell when it ends. */
const isLong = (start: Instant, end: Instant): boolean =>
  new Date(end).getTime() - new Date(start).getTime() >= DAY_MS;

import { DAY_MS, dayKey, type Instant } from './day';
import { formatDateTime, formatShortDay, formatTime, zoneOffset, zoneText } from './format-date';
import { isKnownZone } from './intl';
import type { Locale } from './locale';

/** The second case of cities' adjectives, which no rule gives: those that Czech players come to most, as all are in the first download. */
const czechAdjectives: Readonly<Record<string, string>> = {
  Berlin: 'berlínského',
  Bratislava: 'bratislavského',
  Budapest: 'budapešťského',
  Dublin: 'dublinského',
  London: 'londýnského',
  New_York: 'newyorského',
  Paris: 'pařížského',
  Prague: 'pražského',
  Vienna: 'vídeňského',
  Warsaw: 'varšavského',
};

/** A Czech name of a zone, which is adjectives and "čas", in the second case: "středoevropského času". */
const toGenitive = (name: string): string =>
  name
    .replaceAll(/(?<=\p{L})ý(?!\p{L})/gu, 'ého')
    .replaceAll(/(?<=\p{L})í(?!\p{L})/gu, 'ího')
    .replace(/čas$/u, 'času');

/** Whether the zone is that of a city ("Europe/London"), and not an offset ("Etc/GMT+5") or UTC. */
const isCityZone = (timeZone: string): boolean =>
  /^(?!Etc\/)[A-Z]\w+\/./.test(timeZone) && isKnownZone(timeZone);

/** Said behind a time: "londýnského času", "London time". In Czech a city without an adjective goes by its region, a zone without a city by its offset. */
export function zoneName(locale: Locale, instant: Instant, timeZone: string): string {
  if (!isCityZone(timeZone)) return zoneText(locale, instant, timeZone, 'short');
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1);
  if (locale === 'en') return `${city.replaceAll('_', ' ')} time`;
  const adjective = czechAdjectives[city];
  if (adjective) return `${adjective} času`;
  const names = (['longGeneric', 'long'] as const).map((kind) => zoneText(locale, instant, timeZone, kind));
  const name = names.find((one) => one.endsWith(' čas'));
  return name ? toGenitive(name) : zoneText(locale, instant, timeZone, 'short');
}

/** The clock of the zone at that moment, which tells summer time from winter time: "středoevropského letního času". */
export function clockName(locale: Locale, instant: Instant, timeZone: string): string {
  const name = zoneText(locale, instant, timeZone, 'long');
  return locale === 'cs' ? toGenitive(name) : name;
}

/** When a match takes place, for a viewer who may live in another zone: then both times are shown. */
export interface MatchTimes {
  /** In the match's own zone. */
  hours: string;
  /** Whose time that is, to be said behind the hours: "londýnského času"; null when both clocks agree, or when the hours say it. */
  zone: string | null;
  /** In the viewer's zone, to be said with "your time", and with the day when that differs; null when both clocks agree. */
  viewer: string | null;
}

/** "18:00–19:30" in the zone; over a day or more with both days, over a change of the clocks with both clocks. */
export function formatTimeRange(locale: Locale, start: Instant, end: Instant, timeZone: string): string {
  if (isDayOrLonger(start, end))
    return `${formatDateTime(locale, start, timeZone, 'short')} – ${formatDateTime(locale, end, timeZone, 'short')}`;
  const [from, to] = [formatTime(locale, start, timeZone), formatTime(locale, end, timeZone)];
  if (!hasClockChange(start, end, timeZone)) return `${from}–${to}`;
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
  const haveSameOffset = (instant: Instant) =>
    zoneOffset(instant, timeZone) === zoneOffset(instant, viewerZone);
  if (haveSameOffset(start) && haveSameOffset(end) && isKnownZone(timeZone))
    return { hours, zone: null, viewer: null };
  const isSameDay = dayKey(start, timeZone) === dayKey(start, viewerZone);
  const viewer = formatTimeRange(locale, start, end, viewerZone);
  return {
    hours,
    zone: hasClockChange(start, end, timeZone) ? null : zoneName(locale, start, timeZone),
    viewer:
      isSameDay || isDayOrLonger(start, end)
        ? viewer
        : `${formatShortDay(locale, start, viewerZone)} ${viewer}`,
  };
}

/** Whether the clocks change within the range, so that its hours say by which each is. */
const hasClockChange = (start: Instant, end: Instant, timeZone: string): boolean =>
  !isDayOrLonger(start, end) && zoneOffset(start, timeZone) !== zoneOffset(end, timeZone);

/** A day or longer, so that hours alone would not tell when it ends. */
const isDayOrLonger = (start: Instant, end: Instant): boolean =>
  new Date(end).getTime() - new Date(start).getTime() >= DAY_MS;

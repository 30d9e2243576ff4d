import type { Locale } from '@/lib/locale';
import { DAY_MS, dayKey, type Instant } from './day';
import {
  formatDateTime,
  formatPlainTime,
  formatShortDay,
  formatTime,
  zoneOffset,
  zoneText,
} from './format-date';
import { isKnownZone } from './intl';

/** Genitives of the adjectives of frequent cities, which no rule can derive. The list is short because it is in the first download. */
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

/** The genitive of a Czech zone name, which consists of adjectives and "čas": "středoevropského času". */
const toGenitive = (name: string): string =>
  name
    .replaceAll(/(?<=\p{L})ý(?!\p{L})/gu, 'ého')
    .replaceAll(/(?<=\p{L})í(?!\p{L})/gu, 'ího')
    .replace(/čas$/u, 'času');

/** Whether the zone names a city ("Europe/London"), unlike "Etc/GMT+5" and "UTC". */
const isCityZone = (timeZone: string): boolean =>
  /^(?!Etc\/)[A-Z]\w+\/./.test(timeZone) && isKnownZone(timeZone);

/** The zone's name after a time: "londýnského času", "London time". In Czech a city without an adjective is named by its region; a zone without a city by its offset. */
export function zoneName(locale: Locale, instant: Instant, timeZone: string): string {
  if (!isCityZone(timeZone)) return zoneText(locale, instant, timeZone, 'short');
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1);
  if (locale === 'en') return `${city.replaceAll('_', ' ')} time`;
  const adjective = czechAdjectives[city];
  if (adjective) return `${adjective} času`;
  const names = (['longGeneric', 'long'] as const).map((kind) => zoneText(locale, instant, timeZone, kind));
  const name = names.find((candidate) => candidate.endsWith(' čas'));
  return name ? toGenitive(name) : zoneText(locale, instant, timeZone, 'short');
}

/** The zone's name with summer or winter time: "středoevropského letního času". */
export function clockName(locale: Locale, instant: Instant, timeZone: string): string {
  const name = zoneText(locale, instant, timeZone, 'long');
  return locale === 'cs' ? toGenitive(name) : name;
}

/** The times of a match, for a viewer who may be in another zone. */
export interface MatchTimes {
  /** The times in the match's own zone. */
  hours: string;
  /** The zone's name, to be shown after `hours`: "londýnského času"; null if both zones have the same offset, or if `hours` names the zone. */
  zone: string | null;
  /** The times in the viewer's zone, with the day if it differs; null if both zones have the same offset. */
  viewer: string | null;
}

/** "18:00–19:30" in the zone; a range of a day or more includes both days, a range with a clock change both zone names. */
export function formatTimeRange(locale: Locale, start: Instant, end: Instant, timeZone: string): string {
  if (isDayOrLonger(start, end))
    return `${formatDateTime(locale, start, timeZone, 'short')} – ${formatDateTime(locale, end, timeZone, 'short')}`;
  if (!hasClockChange(start, end, timeZone)) {
    const times = [start, end].map((instant) => formatTime(locale, instant, timeZone));
    // Without spaces, "GMT+1–3:00" would read as a range of offsets.
    return times.join(times.some((time) => time.includes('GMT')) ? ' – ' : '–');
  }
  const [from, to] = [start, end].map(
    (instant) => `${formatPlainTime(locale, instant, timeZone)} ${clockName(locale, instant, timeZone)}`,
  );
  return `${from} – ${to}`;
}

/** The times of a match in its own zone and, if the offset differs, in the viewer's zone. */
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

/** Whether the zone's offset changes within the range, so that both times need a zone name. */
const hasClockChange = (start: Instant, end: Instant, timeZone: string): boolean =>
  !isDayOrLonger(start, end) && zoneOffset(start, timeZone) !== zoneOffset(end, timeZone);

/** Whether a range is so long that hours alone would not say on which day it ends. */
const isDayOrLonger = (start: Instant, end: Instant): boolean =>
  new Date(end).getTime() - new Date(start).getTime() >= DAY_MS;

import type { Instant } from './day';
import { dateTimeFormat, isKnownZone } from './intl';
import type { Locale } from './locale';

/**
 * The second case of the adjectives of cities after which Czech names a time; no rule makes them of the cities' names. Those that
 * Czech players come to most: every entry is part of the first download.
 */
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
const declined = (name: string): string =>
  name
    .replaceAll(/(?<=\p{L})ý(?!\p{L})/gu, 'ého')
    .replaceAll(/(?<=\p{L})í(?!\p{L})/gu, 'ího')
    .replace(/čas$/u, 'času');

type NameKind = 'short' | 'long' | 'longGeneric';

function intlName(locale: Locale, instant: Instant, timeZone: string, timeZoneName: NameKind): string {
  const parts = dateTimeFormat(locale, timeZone, { timeZoneName }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Whether the zone is that of a city ("Europe/London"), and not an offset ("Etc/GMT+5") or UTC. */
const isOfCity = (timeZone: string): boolean =>
  /^(?!Etc\/)[A-Z]\w+\/./.test(timeZone) && isKnownZone(timeZone);

/**
 * Whose time it is, to be said behind a time of day: "londýnského času", "London time". In Czech a city of which no adjective is
 * known goes by the name of its part of the world ("indického času"), a zone without a city by its offset.
 */
export function zoneName(locale: Locale, instant: Instant, timeZone: string): string {
  if (!isOfCity(timeZone)) return intlName(locale, instant, timeZone, 'short');
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1);
  if (locale === 'en') return `${city.replaceAll('_', ' ')} time`;
  const adjective = czechAdjectives[city];
  if (adjective) return `${adjective} času`;
  const names = (['longGeneric', 'long'] as const).map((kind) => intlName(locale, instant, timeZone, kind));
  const name = names.find((one) => one.endsWith(' čas'));
  return name ? declined(name) : intlName(locale, instant, timeZone, 'short');
}

/**
 * The clock that holds in the zone at that moment, which tells the hours before a change of the clocks from those after it:
 * "středoevropského letního času", "Central European Summer Time".
 */
export function clockName(locale: Locale, instant: Instant, timeZone: string): string {
  const name = intlName(locale, instant, timeZone, 'long');
  return locale === 'cs' ? declined(name) : name;
}

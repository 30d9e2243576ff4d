import { memoisedByQuarterHour, dateTimeFormat, relativeTimeFormat } from './intl';
import { dayKey, daysBetween, type DayKey, type Instant } from './day';
import type { Locale } from './locale';

type Options = Intl.DateTimeFormatOptions;

/** Beyond half a year a weekday and a month no longer tell the year. */
const MAX_DAYS_WITHOUT_YEAR = 183;

const formatWith = (locale: Locale, instant: Instant, timeZone: string, options: Options): string =>
  dateTimeFormat(locale, timeZone, options).format(new Date(instant));

const clockOptions = (locale: Locale): Options => ({
  hour: locale === 'cs' ? 'numeric' : '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time of day on a 24-hour clock in the zone: "9:30" in Czech, "09:30" in English. */
export const formatTime = (locale: Locale, instant: Instant, timeZone: string): string =>
  formatWith(locale, instant, timeZone, clockOptions(locale));

const withNoBreakDate = (text: string): string => text.replaceAll(/(?<=\d\.?) | (?=\d{4})/g, '\u00a0');

/** A day with its year: "28. listopadu 2026", "28 November 2026". */
export const formatDate = (locale: Locale, instant: Instant, timeZone: string): string =>
  withNoBreakDate(formatWith(locale, instant, timeZone, { day: 'numeric', month: 'long', year: 'numeric' }));

const dayOptions = (locale: Locale, weekday: Options['weekday']): Options =>
  locale === 'cs'
    ? { weekday, day: 'numeric', month: 'numeric' }
    : { weekday: 'short', day: 'numeric', month: 'short' };

/** Text that stays on one line, as a day in figures with its time does. */
export const withNoBreakSpaces = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A day in few letters, with no-break spaces: "so 28. 11.", "Sat 28 Nov"; with its year "28. 11. 2026", "28 Nov 2026". */
export function formatShortDay(
  locale: Locale,
  instant: Instant,
  timeZone: string,
  { weekday = true, year = false } = {},
): string {
  const options = dayOptions(locale, weekday ? 'short' : undefined);
  const withYear: Options = year ? { ...options, weekday: undefined, year: 'numeric' } : options;
  return withNoBreakSpaces(formatWith(locale, instant, timeZone, withYear));
}

/** "28. 11. 18:00", "Sat 28 Nov, 18:00" on one line. In Czech the weekday only on demand: within a sentence it is declined. */
export const formatDateTime = (
  locale: Locale,
  instant: Instant,
  timeZone: string,
  weekday?: 'short' | 'long',
): string =>
  withNoBreakSpaces(
    formatWith(locale, instant, timeZone, { ...dayOptions(locale, weekday), ...clockOptions(locale) }),
  );

/** For a narrow column: breaks between the weekday and the time, not within the time. */
export const breakableDateTime = (text: string): string =>
  text.replaceAll(/(?<![\d.])\u00a0|\u00a0(?=\d+:)/g, ' ');

/** Weekdays that change behind "do"; "pondělí", "úterý" and "neděle" stay as they are. */
const weekdaysAfterDo: Record<string, string> = {
  středa: 'středy',
  čtvrtek: 'čtvrtka',
  pátek: 'pátku',
  sobota: 'soboty',
};

/** What begins with a weekday as it stands behind "do" and "until": "čtvrtka 26. 11." for "čtvrtek 26. 11.". */
const declineWeekday = (locale: Locale, text: string): string =>
  locale === 'cs' ? text.replace(/^\p{L}+/u, (weekday) => weekdaysAfterDo[weekday] ?? weekday) : text;

/** "soboty 28. 11. 18:00", "Sat 28 Nov, 18:00" behind "do" and "until". */
export const formatDeadline = (locale: Locale, instant: Instant, timeZone: string): string =>
  declineWeekday(locale, formatDateTime(locale, instant, timeZone, 'long'));

/** "čtvrtka 8:00", "Thursday 08:00" behind "do" and "until"; short "Čt 8:00", capitalised because "po" for Monday also means "after". */
export function formatWeekdayAndTime(
  locale: Locale,
  instant: Instant,
  timeZone: string,
  weekday: 'short' | 'long',
): string {
  const text = withNoBreakSpaces(formatWith(locale, instant, timeZone, { weekday, ...clockOptions(locale) }));
  return weekday === 'short' ? capitalise(text, locale) : declineWeekday(locale, text);
}

/** What `Intl` calls the zone at that moment. */
export function zoneText(
  locale: Locale,
  instant: Instant,
  timeZone: string,
  timeZoneName: NonNullable<Options['timeZoneName']>,
): string {
  const parts = dateTimeFormat(locale, timeZone, { timeZoneName }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The zone's distance from UTC at that moment, as "GMT+01:00"; equal texts mean that the clocks agree. */
export const zoneOffset = memoisedByQuarterHour((instant, timeZone) =>
  zoneText('en', instant, timeZone, 'longOffset'),
);

/** The heading of a day in a list: yesterday, today and tomorrow by name, else "sobota 28. listopadu". */
export function formatDay(locale: Locale, day: DayKey, today: DayKey): string {
  const distance = daysBetween(today, day);
  if (Math.abs(distance) <= 1)
    return capitalise(relativeTimeFormat(locale, 'auto').format(distance, 'day'), locale);
  const year = Math.abs(distance) > MAX_DAYS_WITHOUT_YEAR ? 'numeric' : undefined;
  const options = { weekday: 'long', day: 'numeric', month: 'long', year } as const;
  return withNoBreakDate(formatWith(locale, `${day}T00:00:00Z`, 'UTC', options));
}

/** The heading of the day on which the moment falls in its zone, as somebody names it for whom it is `now` in theirs. */
export const formatDayOf = (
  locale: Locale,
  instant: Instant,
  timeZone: string,
  now: Instant,
  viewerZone: string,
): string => formatDay(locale, dayKey(instant, timeZone), dayKey(now, viewerZone));

export const capitalise = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

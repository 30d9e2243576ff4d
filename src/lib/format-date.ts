import { byQuarter, dateTimeFormat, relativeTimeFormat } from './intl';
import { dayKey, daysBetween, type DayKey, type Instant } from './day';
import type { Locale } from './locale';

/** Beyond half a year a weekday and a month no longer tell the year. */
const DAYS_THAT_NEED_NO_YEAR = 183;

const clock = (locale: Locale): Intl.DateTimeFormatOptions => ({
  hour: locale === 'cs' ? 'numeric' : '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time of day on a 24-hour clock in the zone: "9:30" in Czech, "09:30" in English. */
export const formatTime = (locale: Locale, instant: Instant, timeZone: string): string =>
  dateTimeFormat(locale, timeZone, clock(locale)).format(new Date(instant));

/** A date in words breaks before it, and never within. */
const unbrokenDate = (text: string): string => text.replaceAll(/(?<=\d\.?) | (?=\d{4})/g, '\u00a0');

/** A day with its year: "28. listopadu 2026", "28 November 2026". */
export const formatDate = (locale: Locale, instant: Instant, timeZone: string): string =>
  unbrokenDate(
    dateTimeFormat(locale, timeZone, { day: 'numeric', month: 'long', year: 'numeric' }).format(
      new Date(instant),
    ),
  );

const dayOptions = (
  locale: Locale,
  weekday: Intl.DateTimeFormatOptions['weekday'],
): Intl.DateTimeFormatOptions =>
  locale === 'cs'
    ? { weekday, day: 'numeric', month: 'numeric' }
    : { weekday: 'short', day: 'numeric', month: 'short' };

/** Text that stays on one line, as a day in figures with its time does. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A day in few letters, with no-break spaces: "so 28. 11.", "Sat 28 Nov"; with its year "28. 11. 2026", "28 Nov 2026". */
export const formatShortDay = (
  locale: Locale,
  instant: Instant,
  timeZone: string,
  { weekday = true, year = false } = {},
): string =>
  unbroken(
    dateTimeFormat(locale, timeZone, {
      ...dayOptions(locale, weekday ? 'short' : undefined),
      ...(year && { weekday: undefined, year: 'numeric' }),
    }).format(new Date(instant)),
  );

/** "28. 11. 18:00", "Sat 28 Nov, 18:00" on one line. In Czech the weekday only on demand: within a sentence it is declined. */
export const formatDateTime = (
  locale: Locale,
  instant: Instant,
  timeZone: string,
  weekday?: 'short' | 'long',
): string =>
  unbroken(
    dateTimeFormat(locale, timeZone, { ...dayOptions(locale, weekday), ...clock(locale) }).format(
      new Date(instant),
    ),
  );

/** For a narrow column: breaks between the weekday and the time, not within the time. */
export const looseMoment = (text: string): string => text.replaceAll(/(?<![\d.])\u00a0|\u00a0(?=\d+:)/g, ' ');

/** Weekdays that change behind "do"; "pondělí", "úterý" and "neděle" stay as they are. */
const weekdaysAfterDo: Record<string, string> = {
  středa: 'středy',
  čtvrtek: 'čtvrtka',
  pátek: 'pátku',
  sobota: 'soboty',
};

/** A day that begins with its weekday as it stands behind "do": "čtvrtka 26. 11." for "čtvrtek 26. 11.". */
const afterDo = (day: string): string =>
  day.replace(/^\p{L}+/u, (weekday) => weekdaysAfterDo[weekday] ?? weekday);

/** The same behind "do" and "until", with the weekday: "soboty 28. 11. 18:00", "Sat 28 Nov, 18:00". */
export function formatDeadline(locale: Locale, instant: Instant, timeZone: string): string {
  const day = formatDateTime(locale, instant, timeZone, 'long');
  return locale === 'cs' ? afterDo(day) : day;
}

/** "čtvrtka 8:00", "Thursday 08:00" behind "do" and "until"; short "Čt 8:00", capitalised because "po" for Monday also means "after". */
export function formatWeekdayAndTime(
  locale: Locale,
  instant: Instant,
  timeZone: string,
  weekday: 'short' | 'long',
): string {
  const text = unbroken(
    dateTimeFormat(locale, timeZone, { weekday, ...clock(locale) }).format(new Date(instant)),
  );
  if (weekday === 'short') return capitalise(text, locale);
  return locale === 'cs' ? afterDo(text) : text;
}

/** The zone's distance from UTC at that moment, as "GMT+01:00"; equal texts mean that the clocks agree. */
export const zoneOffset: (instant: Instant, timeZone: string) => string = byQuarter((instant, timeZone) => {
  const parts = dateTimeFormat('en', timeZone, { timeZoneName: 'longOffset' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
});

/** The heading of a day in a list: yesterday, today and tomorrow by name, else "sobota 28. listopadu". */
export function formatDay(locale: Locale, day: DayKey, today: DayKey): string {
  const distance = daysBetween(today, day);
  if (Math.abs(distance) <= 1)
    return capitalise(relativeTimeFormat(locale, 'auto').format(distance, 'day'), locale);
  return unbrokenDate(
    dateTimeFormat(locale, 'UTC', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(Math.abs(distance) > DAYS_THAT_NEED_NO_YEAR && { year: 'numeric' }),
    }).format(new Date(`${day}T00:00:00Z`)),
  );
}

/** The heading of the day on which the moment falls in its zone, as somebody names it for whom it is `now` in theirs. */
export const formatDayOf = (
  locale: Locale,
  instant: Instant,
  timeZone: string,
  now: Instant,
  viewerZone: string,
): string => formatDay(locale, dayKey(instant, timeZone), dayKey(now, viewerZone));

/** The text with its first letter large, for the beginning of a sentence. */
export const capitalise = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

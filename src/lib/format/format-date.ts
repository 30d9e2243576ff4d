import type { Locale } from '@/lib/locale';
import { dayKey, daysBetween, type DayKey, type Instant } from './day';
import { memoisedByQuarterHour, dateTimeFormat, relativeTimeFormat, viewerTimeZone } from './intl';

type Options = Intl.DateTimeFormatOptions;

/** From half a year on, a date without a year would be ambiguous. */
const MAX_DAYS_WITHOUT_YEAR = 183;

/** Some engines' data puts a comma after an English weekday before a number: "Sat, 28 Nov". */
const withoutWeekdayComma = (text: string): string => text.replace(/^(\p{L}+),(?= \d)/u, '$1');

const formatWith = (locale: Locale, instant: Instant, timeZone: string, options: Options): string =>
  withoutWeekdayComma(dateTimeFormat(locale, timeZone, options).format(new Date(instant)));

/** The zone's offset from UTC at an instant, as "GMT+01:00". */
export const zoneOffset = memoisedByQuarterHour((instant, timeZone) =>
  zoneText('en', instant, timeZone, 'longOffset'),
);

const minuteMs = 60_000;
/** Longer than any change of a clock. */
const clockChangeMs = 180 * minuteMs;

function offsetMs(instant: Instant | number, timeZone: string): number {
  const [, sign = '', hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(zoneOffset(instant, timeZone)) ?? [];
  return Number(`${sign}${Number(hours) * 60 + Number(minutes)}`) * minuteMs;
}

/** Whether the zone's clock shows the time of the instant twice, because it is turned back. */
const isShownTwice = memoisedByQuarterHour((date, timeZone) => {
  const instant = date.getTime();
  const offset = offsetMs(instant, timeZone);
  return [-clockChangeMs, clockChangeMs].some((distance) => {
    const otherOffset = offsetMs(instant + distance, timeZone);
    return otherOffset !== offset && offsetMs(instant + offset - otherOffset, timeZone) === otherOffset;
  });
});

const plainClockOptions = (locale: Locale): Options => ({
  hour: locale === 'cs' ? 'numeric' : '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const clockOptions = (locale: Locale, instant: Instant, timeZone: string): Options => ({
  ...plainClockOptions(locale),
  ...(isShownTwice(instant, timeZone) && { timeZoneName: 'shortOffset' }),
});

/** The time of day on a 24-hour clock in the zone: "9:30" in Czech, "09:30" in English; with the offset if the clock shows it twice. */
export const formatTime = (locale: Locale, instant: Instant, timeZone: string): string =>
  withNoBreakSpaces(formatWith(locale, instant, timeZone, clockOptions(locale, instant, timeZone)));

/** `formatTime` for use before a zone's name. */
export const formatPlainTime = (locale: Locale, instant: Instant, timeZone: string): string =>
  formatWith(locale, instant, timeZone, plainClockOptions(locale));

const withNoBreakDate = (text: string): string => text.replaceAll(/(?<=\d\.?) | (?=\d{4})/g, '\u00a0');

/** A day with its year: "28. listopadu 2026", "28 November 2026". */
export const formatDate = (locale: Locale, instant: Instant, timeZone: string): string =>
  withNoBreakDate(formatWith(locale, instant, timeZone, { day: 'numeric', month: 'long', year: 'numeric' }));

const dayOptions = (locale: Locale, weekday: Options['weekday']): Options =>
  locale === 'cs'
    ? { weekday, day: 'numeric', month: 'numeric' }
    : { weekday: 'short', day: 'numeric', month: 'short' };

export const withNoBreakSpaces = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A short day, with no-break spaces: "so 28. 11.", "Sat 28 Nov"; with its year "28. 11. 2026", "28 Nov 2026". */
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

/** "28. 11. 18:00", "Sat 28 Nov, 18:00", with no-break spaces. Czech omits the weekday by default, as a sentence would have to decline it. */
export const formatDateTime = (
  locale: Locale,
  instant: Instant,
  timeZone: string,
  weekday?: 'short' | 'long',
): string =>
  withNoBreakSpaces(
    formatWith(locale, instant, timeZone, {
      ...dayOptions(locale, weekday),
      ...clockOptions(locale, instant, timeZone),
    }),
  );

/** Allows line breaks after the weekday and before the time, for a narrow column. */
export const breakableDateTime = (text: string): string =>
  text.replaceAll(/(?<![\d.])\u00a0|\u00a0(?=\d+:)/g, ' ');

/** Weekdays whose form changes after the preposition "do"; the other three have one form. */
const weekdaysAfterDo: Record<string, string> = {
  středa: 'středy',
  čtvrtek: 'čtvrtka',
  pátek: 'pátku',
  sobota: 'soboty',
};

/** Puts the weekday at the text's start into the form after "do": "čtvrtka 26. 11." for "čtvrtek 26. 11.". */
const declineWeekday = (locale: Locale, text: string): string =>
  locale === 'cs' ? text.replace(/^\p{L}+/u, (weekday) => weekdaysAfterDo[weekday] ?? weekday) : text;

/** "soboty 28. 11. 18:00", "Sat 28 Nov, 18:00", for use after "do" and "until". */
export const formatDeadline = (locale: Locale, instant: Instant, timeZone: string): string =>
  declineWeekday(locale, formatDateTime(locale, instant, timeZone, 'long'));

/** "čtvrtka 8:00", "Thursday 08:00", for use after "do" and "until"; short "čt 8:00", "Thu 08:00". */
export function formatWeekdayAndTime(
  locale: Locale,
  instant: Instant,
  timeZone: string,
  weekday: 'short' | 'long',
): string {
  const text = withNoBreakSpaces(
    formatWith(locale, instant, timeZone, { weekday, ...clockOptions(locale, instant, timeZone) }),
  );
  return weekday === 'short' ? text : declineWeekday(locale, text);
}

/** The zone's name from `Intl` at an instant, as summer time has another name. */
export function zoneText(
  locale: Locale,
  instant: Instant,
  timeZone: string,
  timeZoneName: NonNullable<Options['timeZoneName']>,
): string {
  const parts = dateTimeFormat(locale, timeZone, { timeZoneName }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The heading of a day in a list: "Včera", "Dnes", "Zítra", else "Sobota 28. listopadu". */
export function formatDay(locale: Locale, day: DayKey, today: DayKey): string {
  const daysAway = daysBetween(today, day);
  if (Math.abs(daysAway) <= 1)
    return capitalise(relativeTimeFormat(locale, 'auto').format(daysAway, 'day'), locale);
  const year = Math.abs(daysAway) > MAX_DAYS_WITHOUT_YEAR ? 'numeric' : undefined;
  const options = { weekday: 'long', day: 'numeric', month: 'long', year } as const;
  return capitalise(withNoBreakDate(formatWith(locale, `${day}T00:00:00Z`, 'UTC', options)), locale);
}

/** `formatDay` for an instant: its day is in `timeZone`, today is the viewer's day. */
export const formatDayOf = (
  locale: Locale,
  instant: Instant,
  timeZone: string,
  now: Instant,
  viewerZone = viewerTimeZone(),
): string => formatDay(locale, dayKey(instant, timeZone), dayKey(now, viewerZone));

export const capitalise = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

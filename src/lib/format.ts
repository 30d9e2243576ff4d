import type { DayKey, Instant } from './day';
import * as date from './format-date';
import * as number from './format-number';
import { formatMatchTimes, formatTimeRange } from './format-range';
import { formatCountdown, formatRelative } from './format-relative';
import { locales, type Locale } from './locale';

/** Dates, times, prices and lists in one language. Every zone is an IANA name; results depend on the arguments alone. */
function createFormat(locale: Locale) {
  const inLocale =
    <Given extends unknown[], Text>(format: (locale: Locale, ...given: Given) => Text) =>
    (...given: Given): Text =>
      format(locale, ...given);
  return {
    /** "1 234,5". */
    number: inLocale(number.formatNumber),
    /** "ze 34", "of 34": the whole that a number is a part of. */
    outOf: inLocale(number.formatOutOf),
    /** "87 %" for 0.87. */
    percent: inLocale(number.formatPercent),
    money: inLocale(number.formatMoney),
    /** "2,4 km" for 2.4. */
    distance: inLocale(number.formatDistance),
    /** "fotbal, hokej a badminton". */
    list: (items: readonly string[]) => number.formatList(locale, items),
    /** "dopoledne nebo večer". */
    either: (items: readonly string[]) => number.formatList(locale, items, 'disjunction'),
    time: inLocale(date.formatTime),
    timeRange: inLocale(formatTimeRange),
    /** The range in the match's zone and, when the viewer's clock differs, in the viewer's. */
    matchTimes: inLocale(formatMatchTimes),
    /** "28. listopadu 2026". */
    date: inLocale(date.formatDate),
    /** "28. 11. 18:00", within a sentence. */
    dateTime: (instant: Instant, timeZone: string) => date.formatDateTime(locale, instant, timeZone),
    /** "sobota 28. 11. 18:00", by itself. */
    dayAndTime: (instant: Instant, timeZone: string) =>
      date.formatDateTime(locale, instant, timeZone, 'long'),
    /** "čtvrtka 8:00", "Thursday 08:00", behind "do" and "until"; short "Čt 8:00", "Thu 08:00". */
    weekdayAndTime: inLocale(date.formatWeekdayAndTime),
    /** "soboty 28. 11. 18:00", behind "do" and "until". */
    deadline: inLocale(date.formatDeadline),
    /** "28. 11.", "Sat 28 Nov", within a sentence; with its year where that is not the year of today. */
    dayInFigures: (day: DayKey, today: DayKey) =>
      date.formatShortDay(locale, `${day}T00:00:00Z`, 'UTC', {
        weekday: false,
        year: day.slice(0, 4) !== today.slice(0, 4),
      }),
    /** "Dnes", "Zítra", "sobota 28. listopadu" for a day. */
    day: inLocale(date.formatDay),
    /** The same for the day of a moment in its zone; today is the viewer's day, as in every list of days. */
    dayOf: inLocale(date.formatDayOf),
    /** How long it is until a moment whose day is named beside it; null where that day says it: tomorrow. */
    countdown: inLocale(formatCountdown),
    /** "za 3 hodiny", "včera": how far away a moment of that zone is for somebody in the viewer's. */
    relative: inLocale(formatRelative),
  };
}

export type Format = ReturnType<typeof createFormat>;

/** The formatters of each language: the same object every time, so that memoised components stay still. */
export const formats = Object.fromEntries(locales.map((locale) => [locale, createFormat(locale)])) as Record<
  Locale,
  Format
>;

import type { DayKey, Instant } from './day';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDayOf,
  formatDeadline,
  formatShortDay,
  formatTime,
  formatWeekdayAndTime,
} from './format-date';
import {
  formatDistance,
  formatList,
  formatMoney,
  formatNumber,
  formatOutOf,
  formatPercent,
  type Money,
} from './format-number';
import { formatMatchTimes, formatTimeRange, type MatchTimes } from './format-range';
import { formatCountdown, formatRelative } from './format-relative';
import { locales, type Locale } from './locale';

/**
 * Dates, times, prices and lists in one language. Every zone is an IANA name, and every result depends on the
 * arguments alone.
 */
export interface Format {
  /** "1 234,5". */
  number(value: number): string;
  /** "ze 34", "of 34": the whole that a number is a part of. */
  outOf(value: number): string;
  /** "87 %" for 0.87. */
  percent(share: number): string;
  /** "150 Kč". */
  money(money: Money): string;
  /** "2,4 km" for 2.4. */
  distance(kilometres: number): string;
  /** "fotbal, hokej a badminton". */
  list(items: readonly string[]): string;
  /** "dopoledne nebo večer". */
  either(items: readonly string[]): string;
  /** "18:00". */
  time(instant: Instant, timeZone: string): string;
  /** "18:00–19:30". */
  timeRange(start: Instant, end: Instant, timeZone: string): string;
  /** The range in the match's zone and, when the viewer's clock differs, in the viewer's. */
  matchTimes(start: Instant, end: Instant, timeZone: string, viewerZone: string): MatchTimes;
  /** "28. listopadu 2026". */
  date(instant: Instant, timeZone: string): string;
  /** "28. 11. 18:00", within a sentence. */
  dateTime(instant: Instant, timeZone: string): string;
  /** "sobota 28. 11. 18:00", by itself. */
  dayAndTime(instant: Instant, timeZone: string): string;
  /** "čtvrtka 8:00", "Thursday 08:00", behind "do" and "until"; short "Čt 8:00", "Thu 08:00". */
  weekdayAndTime(instant: Instant, timeZone: string, weekday: 'short' | 'long'): string;
  /** "soboty 28. 11. 18:00", behind "do" and "until". */
  deadline(instant: Instant, timeZone: string): string;
  /** "28. 11.", "Sat 28 Nov", within a sentence; with its year where that is not the year of today. */
  dayInFigures(day: DayKey, today: DayKey): string;
  /** "Dnes", "Zítra", "sobota 28. listopadu" for a day. */
  day(day: DayKey, today: DayKey): string;
  /** The same for the day of a moment in its zone; today is the viewer's day, as in every list of days. */
  dayOf(instant: Instant, timeZone: string, now: Instant, viewerZone: string): string;
  /** How long it is until a moment whose day is named beside it; null where that day says it: tomorrow. */
  countdown(instant: Instant, timeZone: string, now: Instant, viewerZone: string): string | null;
  /** "za 3 hodiny", "včera": how far away a moment of that zone is for somebody in the viewer's. */
  relative(instant: Instant, timeZone: string, now: Instant, viewerZone: string): string;
}

const createFormat = (locale: Locale): Format => ({
  number: (value) => formatNumber(locale, value),
  outOf: (value) => formatOutOf(locale, value),
  percent: (share) => formatPercent(locale, share),
  money: (money) => formatMoney(locale, money),
  distance: (kilometres) => formatDistance(locale, kilometres),
  list: (items) => formatList(locale, items),
  either: (items) => formatList(locale, items, 'disjunction'),
  time: (instant, timeZone) => formatTime(locale, instant, timeZone),
  timeRange: (start, end, timeZone) => formatTimeRange(locale, start, end, timeZone),
  matchTimes: (start, end, timeZone, viewerZone) =>
    formatMatchTimes(locale, start, end, timeZone, viewerZone),
  date: (instant, timeZone) => formatDate(locale, instant, timeZone),
  dateTime: (instant, timeZone) => formatDateTime(locale, instant, timeZone),
  dayAndTime: (instant, timeZone) => formatDateTime(locale, instant, timeZone, 'long'),
  weekdayAndTime: (instant, timeZone, weekday) => formatWeekdayAndTime(locale, instant, timeZone, weekday),
  deadline: (instant, timeZone) => formatDeadline(locale, instant, timeZone),
  dayInFigures: (day, today) =>
    formatShortDay(locale, `${day}T00:00:00Z`, 'UTC', {
      weekday: false,
      year: day.slice(0, 4) !== today.slice(0, 4),
    }),
  day: (day, today) => formatDay(locale, day, today),
  dayOf: (instant, timeZone, now, viewerZone) => formatDayOf(locale, instant, timeZone, now, viewerZone),
  countdown: (instant, timeZone, now, viewerZone) =>
    formatCountdown(locale, instant, timeZone, now, viewerZone),
  relative: (instant, timeZone, now, viewerZone) =>
    formatRelative(locale, instant, timeZone, now, viewerZone),
});

/** The formatters of each language: the same object every time, so that memoised components stay still. */
export const formats = Object.fromEntries(locales.map((locale) => [locale, createFormat(locale)])) as Record<
  Locale,
  Format
>;

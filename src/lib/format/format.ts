import type { Locale } from '@/lib/locale';
import type { DayKey, Instant } from './day';
import * as date from './format-date';
import * as number from './format-number';
import { formatMatchTimes, formatTimeRange } from './format-range';
import { formatCountdown, formatRelative } from './format-relative';

/** Letters of scripts that run from right to left, and marks that change the direction. */
const rightToLeftPattern =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** A name within a sentence, so that its script changes neither the order of the sentence nor that of its neighbours; in markup use `<bdi>`. */
export const isolated = (name: string): string =>
  rightToLeftPattern.test(name) ? `\u2068${name}\u2069` : name;

/** The formatters of one language. Zones are IANA names. */
function createFormat(locale: Locale) {
  const inLocale =
    <Given extends unknown[], Text>(format: (locale: Locale, ...given: Given) => Text) =>
    (...given: Given): Text =>
      format(locale, ...given);
  return {
    number: inLocale(number.formatNumber),
    outOf: inLocale(number.formatOutOf),
    percent: inLocale(number.formatPercent),
    money: inLocale(number.formatMoney),
    distance: inLocale(number.formatDistance),
    /** "fotbal, hokej a badminton". */
    list: (items: readonly string[]) => number.formatList(locale, items),
    /** "Jana, Petr a Alex": people's names, each in its own direction. */
    names: (names: readonly string[]) => number.formatList(locale, names.map(isolated)),
    /** "dopoledne nebo večer". */
    either: (items: readonly string[]) => number.formatList(locale, items, 'disjunction'),
    time: inLocale(date.formatTime),
    timeRange: inLocale(formatTimeRange),
    matchTimes: inLocale(formatMatchTimes),
    date: inLocale(date.formatDate),
    /** "28. 11. 18:00", for use within a sentence; short "so 28. 11. 18:00". */
    dateTime: inLocale(date.formatDateTime),
    /** "sobota 28. 11. 18:00", for use alone. */
    dayAndTime: (instant: Instant, timeZone: string) =>
      date.formatDateTime(locale, instant, timeZone, 'long'),
    weekdayAndTime: inLocale(date.formatWeekdayAndTime),
    deadline: inLocale(date.formatDeadline),
    /** "28. 11.", "Sat 28 Nov", for use within a sentence; with the year if it is not this year. */
    dayInFigures: (day: DayKey, today: DayKey) =>
      date.formatShortDay(locale, `${day}T00:00:00Z`, 'UTC', {
        weekday: false,
        year: day.slice(0, 4) !== today.slice(0, 4),
      }),
    day: inLocale(date.formatDay),
    dayOf: inLocale(date.formatDayOf),
    countdown: inLocale(formatCountdown),
    relative: inLocale(formatRelative),
  };
}

export type Format = ReturnType<typeof createFormat>;

/** The formatters of each language, with a stable identity for memoised components. */
export const formats: Record<Locale, Format> = { cs: createFormat('cs'), en: createFormat('en') };

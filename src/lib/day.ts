import { memoisedByQuarterHour, dateTimeFormat } from './intl';

/** A moment: ISO 8601 text with an offset, milliseconds since 1970, or a Date. */
export type Instant = string | number | Date;

/** A calendar day without a time or zone, as `YYYY-MM-DD`; such texts compare and sort as the days do. */
export type DayKey = string;

/** Milliseconds. */
export const DAY_MS = 86_400_000;

/** Between these the year has at most four figures and is of our era in every zone. */
const [earliest, latest] = [Date.parse('0001-01-02T12:00:00Z'), Date.parse('9999-12-30T12:00:00Z')];

/** The calendar day on which the moment falls in the IANA zone; for moments beyond all of them the first or the last day. */
export const dayKey: (instant: Instant, timeZone: string) => DayKey = memoisedByQuarterHour(
  (instant, timeZone) => {
    const parts = dateTimeFormat('en', timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' });
    const within = Math.min(latest, Math.max(earliest, instant.getTime()));
    const {
      year = '',
      month,
      day,
    } = Object.fromEntries(parts.formatToParts(within).map(({ type, value }) => [type, value]));
    return `${year.padStart(4, '0')}-${month}-${day}`;
  },
);

/** The full hour, 0 to 23, that the clock shows at the moment in the IANA zone. */
export const hourOf: (instant: Instant, timeZone: string) => number = memoisedByQuarterHour(
  (instant, timeZone) =>
    Number(dateTimeFormat('en', timeZone, { hour: '2-digit', hourCycle: 'h23' }).format(instant)),
);

/** Whether the text is a day that exists, for values out of an address. */
export function isDayKey(value: string): value is DayKey {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Whole days from one day to another: negative when `to` comes first; a day of 23 or 25 hours counts as one. */
export const daysBetween = (from: DayKey, to: DayKey): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** The day so many days later (or earlier, when negative). */
export const addDays = (day: DayKey, count: number): DayKey =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

import { memoisedByQuarterHour, dateTimeFormat } from './intl';

/** A point in time: ISO 8601 text with an offset, milliseconds since 1970, or a Date. */
export type Instant = string | number | Date;

/** A calendar day as `YYYY-MM-DD`; sorting the texts sorts the days. */
export type DayKey = string;

export const DAY_MS = 86_400_000;

/** Within these limits the year is between 1 and 9999 in every zone. */
const [earliestTime, latestTime] = [Date.parse('0001-01-02T12:00:00Z'), Date.parse('9999-12-30T12:00:00Z')];

/** The calendar day of an instant in an IANA zone, clamped to the years 1 to 9999. */
export const dayKey: (instant: Instant, timeZone: string) => DayKey = memoisedByQuarterHour(
  (instant, timeZone) => {
    const formatter = dateTimeFormat('en', timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' });
    const clampedTime = Math.min(latestTime, Math.max(earliestTime, instant.getTime()));
    const {
      year = '',
      month,
      day,
    } = Object.fromEntries(formatter.formatToParts(clampedTime).map(({ type, value }) => [type, value]));
    return `${year.padStart(4, '0')}-${month}-${day}`;
  },
);

/** The hour of the day, 0 to 23, of an instant in an IANA zone. */
export const hourOf: (instant: Instant, timeZone: string) => number = memoisedByQuarterHour(
  (instant, timeZone) =>
    Number(dateTimeFormat('en', timeZone, { hour: '2-digit', hourCycle: 'h23' }).format(instant)),
);

/** Whether the text is an existing day, for values from an address. */
export function isDayKey(value: string): value is DayKey {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** The number of days from `from` to `to`, negative if `to` is earlier. */
export const daysBetween = (from: DayKey, to: DayKey): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** The day `count` days later, or earlier if it is negative. */
export const addDays = (day: DayKey, count: number): DayKey =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

import type { Instant } from './state.ts';

const MINUTE = 60_000;

/** The time zone of times that do not belong to a match. */
export const HOME_ZONE = 'Europe/Prague';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of the zone, in Swedish, which writes `2026-11-24 18:00:00`. Making one takes long. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const options = { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('sv', options);
  clocks.set(zone, clock);
  return clock;
}

/** The offset of the zone from UTC at that instant, in minutes. */
const offsetMinutes = (instant: Instant, zone: string): number =>
  Math.round((Date.parse(`${clockOf(zone).format(instant).replace(' ', 'T')}Z`) - instant) / MINUTE);

/** Formats an instant as ISO 8601 with the offset of the zone, such as `2026-11-24T18:00:00+01:00`. */
export function formatIso(zone: string, instant: Instant): string {
  const offset = offsetMinutes(instant, zone);
  const localTime = new Date(instant + offset * MINUTE).toISOString().slice(0, 19);
  const minutes = Math.abs(offset);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${localTime}${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** The calendar day (`YYYY-MM-DD`) of the instant in the zone. */
export const calendarDay = (zone: string, instant: Instant): string => formatIso(zone, instant).slice(0, 10);

/** The day so many days later, or earlier if `count` is negative. */
export function addDays(day: string, count: number): string {
  const later = new Date(`${day}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + count);
  return later.toISOString().slice(0, 10);
}

/** The index of the weekday: 0 for Monday, 6 for Sunday. */
export const weekdayIndex = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The instant of a local day (`YYYY-MM-DD`) and time (`HH:MM`) in the zone, also on days of a clock change. */
export function toInstant(zone: string, day: string, time: string): Instant {
  const localAsUtc = Date.parse(`${day}T${time}:00Z`);
  // Near a clock change the offset at `localAsUtc` may be wrong, so a second step uses the offset at the approximate instant.
  const approximateInstant = localAsUtc - offsetMinutes(localAsUtc, zone) * MINUTE;
  return localAsUtc - offsetMinutes(approximateInstant, zone) * MINUTE;
}

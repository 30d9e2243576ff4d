import { zoneOffset } from '@/lib/format/format-date';
import type { Instant } from './state.ts';

const MINUTE = 60_000;

/** The time zone of times that do not belong to a match. */
export const HOME_ZONE = 'Europe/Prague';

/** The offset of the zone from UTC at that instant, in minutes. */
function offsetMinutes(instant: Instant, zone: string): number {
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?/.exec(zoneOffset(instant, zone)) ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

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

/** The index of the weekday: 0 for Monday, 6 for Sunday. */
export const weekdayIndex = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The instant of a local day (`YYYY-MM-DD`) and time (`HH:MM`) in the zone, also on days of a clock change. */
export function toInstant(zone: string, day: string, time: string): Instant {
  const localAsUtc = Date.parse(`${day}T${time}:00Z`);
  // Near a clock change the offset at `localAsUtc` may be wrong, so a second step uses the offset at the approximate instant.
  const approximateInstant = localAsUtc - offsetMinutes(localAsUtc, zone) * MINUTE;
  return localAsUtc - offsetMinutes(approximateInstant, zone) * MINUTE;
}

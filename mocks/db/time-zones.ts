import { zoneOffset } from '@/lib/format-date';
import type { Instant } from './state.ts';

const MINUTE = 60_000;

/** Where the product is at home: the zone of times that belong to no match. */
export const HOME_ZONE = 'Europe/Prague';

/** How far the zone's clocks are ahead of UTC at that instant, in minutes. */
function offsetMinutes(instant: Instant, zone: string): number {
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?/.exec(zoneOffset(instant, zone)) ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** ISO 8601 with the offset of the zone, such as `2026-11-24T18:00:00+01:00`. */
export function formatIso(zone: string, instant: Instant): string {
  const offset = offsetMinutes(instant, zone);
  const wall = new Date(instant + offset * MINUTE).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${wall}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The calendar day (`YYYY-MM-DD`) on which the instant falls in the zone. */
export const calendarDay = (zone: string, instant: Instant): string => formatIso(zone, instant).slice(0, 10);

/** The wall clock (`HH:MM`) of the zone at the instant. */
export const wallClock = (zone: string, instant: Instant): string => formatIso(zone, instant).slice(11, 16);

/** Monday is 0, Sunday 6. */
export const weekdayIndex = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The instant at which the zone's clocks show that time on that day; right on the days when they change. */
export function toInstant(zone: string, day: string, clock: string): Instant {
  const wall = Date.parse(`${day}T${clock}:00Z`);
  // The offset before the guess may differ from the one at the result only around a change of clocks: correct once.
  const guess = wall - offsetMinutes(wall, zone) * MINUTE;
  return wall - offsetMinutes(guess, zone) * MINUTE;
}

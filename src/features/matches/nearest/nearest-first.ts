import { type Day, isSameDay, rowsLaidOut } from '@/features/matches/data/group-by-day';
import type { Match } from '@/generated/schemas/match.zod';

export interface Position {
  latitude: number;
  longitude: number;
}

const radius = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Half of the versed sine: with it short distances lose no digits. */
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;

/** The distance in kilometres as the crow flies, on a sphere: wrong by half a per cent at most. */
export function distanceBetween(one: Position, other: Position): number {
  const [north, south] = [radians(one.latitude), radians(other.latitude)];
  const share =
    haversine(north - south) +
    Math.cos(north) * Math.cos(south) * haversine(radians(one.longitude - other.longitude));
  return 2 * radius * Math.asin(Math.sqrt(share));
}

/** How far it is to a place in kilometres; null where the place is on no map. */
export function distanceTo(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  from: Position,
): number | null {
  return latitude === null || longitude === null ? null : distanceBetween(from, { latitude, longitude });
}

/** Orders matches by distance, then time; what is on no map comes last. Parts that are as in `present` stay the same objects. */
export function nearestFirst(matches: readonly Match[], from: Position, present: readonly Day[] = []): Day[] {
  const sorted = matches
    .map((match) => ({
      match,
      start: Date.parse(match.starts_at),
      distance: distanceTo(match.venue, from) ?? Infinity,
    }))
    // Infinity less Infinity is no number, and counts as equal.
    .toSorted((a, b) => a.distance - b.distance || a.start - b.start || a.match.id - b.match.id);
  const before = new Map(present.map((part) => [part.day, part]));
  const partsOf = (heading: 'near' | 'unplaced'): Day[] => {
    const ordered = sorted.filter(({ distance }) => (heading === 'near') === Number.isFinite(distance));
    return Array.from({ length: Math.ceil(ordered.length / rowsLaidOut) }, (_, index) => {
      const day = `${heading}-${index}`;
      const group = ordered.slice(index * rowsLaidOut, (index + 1) * rowsLaidOut).map(({ match }) => match);
      const same = before.get(day);
      return isSameDay(same, group) ? same : { day, heading, matches: group };
    });
  };
  return [...partsOf('near'), ...partsOf('unplaced')];
}

import type { Match } from '@/generated/schemas/match.zod';

/** What a list row and the detail say about a match besides its fields. */
export type Phase = 'upcoming' | 'running' | 'finished' | 'cancelled';

/** Where a match stands at a moment (milliseconds since 1970). A list that is a minute old may not know yet. */
export function phaseOf(match: Pick<Match, 'status' | 'starts_at' | 'ends_at'>, now: number): Phase {
  if (match.status === 'cancelled') return 'cancelled';
  if (match.status === 'finished' || Date.parse(match.ends_at) <= now) return 'finished';
  return Date.parse(match.starts_at) <= now ? 'running' : 'upcoming';
}

/** Places that are free; null when there is no limit. */
export function freePlaces(match: Pick<Match, 'max_participants' | 'participants_count'>): number | null {
  if (match.max_participants === null) return null;
  return Math.max(0, match.max_participants - match.participants_count);
}

/** Whether joining would lead to the waiting list. */
export const isFull = (match: Pick<Match, 'max_participants' | 'participants_count'>): boolean =>
  freePlaces(match) === 0;

/** OpenStreetMap at the venue: its coordinates, or a search for the address. */
export function mapHref({ venue }: Pick<Match, 'venue'>): string {
  const { latitude, longitude, name, address, city } = venue;
  if (latitude !== null && longitude !== null) {
    const [lat, lon] = [latitude.toFixed(5), longitude.toFixed(5)];
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
  }
  const query = new URLSearchParams({ query: [name, address || city.name].join(', ') });
  return `https://www.openstreetmap.org/search?${query.toString()}`;
}

import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import type { Locale } from '@/lib/locale';
import { publicPathname } from '@/routing/rows';

/** A match with its roster or, until that is loaded, only the fields of the list. */
export type KnownMatch = Match & Partial<MatchDetail>;

export type Phase = 'upcoming' | 'running' | 'finished' | 'cancelled';

/** Returns the phase at `now` (milliseconds since 1970). It uses the times too, because the status may be a minute old. */
export function phaseOf(match: Pick<Match, 'status' | 'starts_at' | 'ends_at'>, now: number): Phase {
  if (match.status === 'cancelled') return 'cancelled';
  if (match.status === 'finished' || Date.parse(match.ends_at) <= now) return 'finished';
  return Date.parse(match.starts_at) <= now ? 'running' : 'upcoming';
}

/** Separates the running matches without me. When there are none, `others` is the same array. */
export function splitRunning(matches: readonly Match[], now: number) {
  const isRunning = (match: Match): boolean => !match.my_participation && phaseOf(match, now) === 'running';
  const running = matches.filter(isRunning);
  return { running, others: running.length === 0 ? matches : matches.filter((match) => !isRunning(match)) };
}

/** Whether my match is upcoming, or running with me on the roster. */
function isUpcomingForMe(match: Match, now: number): boolean {
  if (!match.my_participation) return false;
  const phase = phaseOf(match, now);
  return phase === 'upcoming' || (phase === 'running' && match.my_participation.status !== 'waitlisted');
}

/** Returns my upcoming and running matches, the soonest first, with those on whose waiting list I am; `now` in milliseconds since 1970. */
export const myNextMatches = (matches: readonly Match[], now: number): Match[] =>
  matches
    .filter((match) => isUpcomingForMe(match, now))
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));

/** Returns the soonest match with me on the roster; `now` in milliseconds since 1970. */
export const myNextMatch = (matches: readonly Match[], now: number): Match | undefined =>
  myNextMatches(matches, now).find(({ my_participation: mine }) => mine?.status !== 'waitlisted');

/** Returns the number of free spots; null when the match has no limit. */
export function countFreeSpots(match: Pick<Match, 'max_participants' | 'participants_count'>): number | null {
  if (match.max_participants === null) return null;
  return Math.max(0, match.max_participants - match.participants_count);
}

/** Returns the number of players still needed to reach the minimum. */
export const countMissingPlayers = ({
  min_participants: minimum,
  participants_count: taken,
}: Pick<Match, 'min_participants' | 'participants_count'>): number => Math.max(0, (minimum ?? 0) - taken);

/** Whether joining would lead to the waiting list. */
export const isFull = (match: Pick<Match, 'max_participants' | 'participants_count'>): boolean =>
  countFreeSpots(match) === 0;

/** Whether a match belongs to the list of my cities. Mine and remembered matches belong to it wherever they are played. */
export const isInMyCities = (
  { id, venue: { city }, my_participation: mine }: Pick<Match, 'id' | 'venue' | 'my_participation'>,
  cityIds: readonly number[],
  remembered?: ReadonlySet<number>,
): boolean =>
  cityIds.length === 0 || mine !== null || cityIds.includes(city.id) || remembered?.has(id) === true;

/** Returns the absolute URL of a match's screen in a language. */
export const matchUrl = (id: number, locale: Locale): string =>
  new URL(publicPathname('detail', locale, { id }), window.location.origin).href;

/** Returns the venue as one line that calendars and maps understand. */
export const formatVenue = ({ name, address, city }: Match['venue']): string =>
  `${name}, ${address || city.name}`;

/** Returns the URL of OpenStreetMap at the venue's coordinates, or of a search for its address. */
export function mapHref({ venue }: Pick<Match, 'venue'>): string {
  const { latitude, longitude } = venue;
  if (latitude !== null && longitude !== null) {
    const [lat, lon] = [latitude.toFixed(5), longitude.toFixed(5)];
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
  }
  const query = new URLSearchParams({ query: formatVenue(venue) });
  return `https://www.openstreetmap.org/search?${query.toString()}`;
}

const areInDifferentCities = (one: Match, other: Match): boolean => one.venue.city.id !== other.venue.city.id;

/** Returns the first of my matches at the time of `match`; one in another city also when it ends as the other begins, because of the way. */
export function findOverlappingMatch(matches: readonly Match[], match: Match): Match | null {
  const start = Date.parse(match.starts_at);
  const end = Date.parse(match.ends_at);
  const overlaps = (other: Match): boolean => {
    if (other.id === match.id || other.my_participation === null || other.status !== 'scheduled')
      return false;
    const [otherStart, otherEnd] = [Date.parse(other.starts_at), Date.parse(other.ends_at)];
    return areInDifferentCities(match, other)
      ? otherStart <= end && start <= otherEnd
      : otherStart < end && start < otherEnd;
  };
  return matches.find(overlaps) ?? null;
}

import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import type { Locale } from '@/lib/locale';
import { publicPathname } from '@/routing/rows';

/** What a match's screen knows of it: its own answer or, until that has come, its row of the list. */
export type KnownMatch = Match & Partial<MatchDetail>;

/** The phase of a match: not begun yet, being played, over, or called off. */
export type Phase = 'upcoming' | 'running' | 'finished' | 'cancelled';

/** The phase at a moment (milliseconds since 1970). It follows from the times too, as a list may be a minute old. */
export function phaseOf(match: Pick<Match, 'status' | 'starts_at' | 'ends_at'>, now: number): Phase {
  if (match.status === 'cancelled') return 'cancelled';
  if (match.status === 'finished' || Date.parse(match.ends_at) <= now) return 'finished';
  return Date.parse(match.starts_at) <= now ? 'running' : 'upcoming';
}

/** Separates the matches that are being played without me. Where there are none, `others` is the same list. */
export function splitRunning(matches: readonly Match[], now: number) {
  const isRunning = (match: Match): boolean => !match.my_participation && phaseOf(match, now) === 'running';
  const running = matches.filter(isRunning);
  return { running, others: running.length === 0 ? matches : matches.filter((match) => !isRunning(match)) };
}

/** Whether it concerns me: it is to come or, when I am on its roster, goes on. Who still waits in line once it is on does not play. */
function isUpcomingForMe(match: Match, now: number): boolean {
  if (!match.my_participation) return false;
  const phase = phaseOf(match, now);
  return phase === 'upcoming' || (phase === 'running' && match.my_participation.status !== 'waitlisted');
}

/** My matches that are to come or go on, also those on whose waiting list I am, the soonest first; `now` in milliseconds since 1970. */
export const myNextMatches = (matches: readonly Match[], now: number): Match[] =>
  matches
    .filter((match) => isUpcomingForMe(match, now))
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));

/** The first of my matches in which I have a place; `now` in milliseconds since 1970. */
export const myNextMatch = (matches: readonly Match[], now: number): Match | undefined =>
  myNextMatches(matches, now).find(({ my_participation: mine }) => mine?.status !== 'waitlisted');

export function countFreeSpots(match: Pick<Match, 'max_participants' | 'participants_count'>): number | null {
  if (match.max_participants === null) return null;
  return Math.max(0, match.max_participants - match.participants_count);
}

export const countMissingPlayers = ({
  min_participants: minimum,
  participants_count: taken,
}: Pick<Match, 'min_participants' | 'participants_count'>): number => Math.max(0, (minimum ?? 0) - taken);

/** Whether joining would lead to the waiting list. */
export const isFull = (match: Pick<Match, 'max_participants' | 'participants_count'>): boolean =>
  countFreeSpots(match) === 0;

/** Whether a match belongs to the list of my cities. One that is mine or remembered does everywhere, for I am not to miss it. */
export const isInMyCities = (
  { id, venue: { city }, my_participation: mine }: Pick<Match, 'id' | 'venue' | 'my_participation'>,
  cityIds: readonly number[],
  remembered?: ReadonlySet<number>,
): boolean =>
  cityIds.length === 0 || mine !== null || cityIds.includes(city.id) || remembered?.has(id) === true;

/** The whole address of a match in a language, for those who come from elsewhere. */
export const matchUrl = (id: number, locale: Locale): string =>
  new URL(publicPathname('detail', locale, { id }), window.location.origin).href;

/** The venue in one line, as calendars and maps look for it. */
export const formatVenue = ({ name, address, city }: Match['venue']): string =>
  `${name}, ${address || city.name}`;

/** OpenStreetMap at the venue: its coordinates, or a search for the address. */
export function mapHref({ venue }: Pick<Match, 'venue'>): string {
  const { latitude, longitude } = venue;
  if (latitude !== null && longitude !== null) {
    const [lat, lon] = [latitude.toFixed(5), longitude.toFixed(5)];
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
  }
  const query = new URLSearchParams({ query: formatVenue(venue) });
  return `https://www.openstreetmap.org/search?${query.toString()}`;
}

/** Whether two matches take place in different cities: one that ends as the other begins is too far away then. */
const areInDifferentCities = (one: Match, other: Match): boolean => one.venue.city.id !== other.venue.city.id;

/** The first of my matches that takes place at the same time as another or, in another city, right before or after it. */
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

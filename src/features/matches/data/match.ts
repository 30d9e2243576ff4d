import { participation as rules } from '@/generated/rules';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import type { Locale } from '@/lib/locale';
import { serverNow } from '@/lib/state/server-time';
import { publicPathname } from '@/routing/rows';

/** A match with its roster or, until that is loaded, only the fields of the list. */
export type LoadedMatch = Match & Partial<MatchDetail>;

export type Phase = 'upcoming' | 'running' | 'finished' | 'cancelled';

/** Returns the phase at `now` (milliseconds since 1970). The times count too, because the status may be a minute old. */
export function phaseOf(match: Pick<Match, 'status' | 'starts_at' | 'ends_at'>, now: number): Phase {
  if (match.status === 'cancelled') return 'cancelled';
  if (match.status === 'finished' || Date.parse(match.ends_at) <= now) return 'finished';
  return Date.parse(match.starts_at) <= now ? 'running' : 'upcoming';
}

/** Leaves out my matches that are later than the last of the others, as there may be unknown ones between; for an answer to a call with `limit`. */
export const omitLaterMatches = (matches: readonly Match[]): readonly Match[] =>
  matches.slice(0, matches.findLastIndex(({ my_participation: participation }) => !participation) + 1);

/** Separates the running matches that I do not take part in. */
export function splitRunning(matches: readonly Match[], now: number) {
  const isRunning = (match: Match): boolean => !match.my_participation && phaseOf(match, now) === 'running';
  return {
    runningMatches: matches.filter(isRunning),
    otherMatches: matches.filter((match) => !isRunning(match)),
  };
}

/** Returns my upcoming matches, also those on whose waiting list I am, and the running ones that I play in, the soonest first; `now` in milliseconds since 1970. */
export const findMyNextMatches = (matches: readonly Match[], now: number): Match[] =>
  matches
    .filter((match) => {
      const { my_participation } = match;
      const phase = my_participation && phaseOf(match, now);
      return phase === 'upcoming' || (phase === 'running' && my_participation?.status !== 'waitlisted');
    })
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));

/** Returns the soonest match with me on the roster; `now` in milliseconds since 1970. */
export const findMyNextMatch = (matches: readonly Match[], now: number): Match | undefined =>
  findMyNextMatches(matches, now).find(({ my_participation }) => my_participation?.status !== 'waitlisted');

/** Returns the number of free spots; null when the match has no limit. */
export function countFreeSpots(match: Pick<Match, 'max_participants' | 'participants_count'>): number | null {
  if (match.max_participants === null) return null;
  return Math.max(0, match.max_participants - match.participants_count);
}

export const countMissingPlayers = ({ min_participants, participants_count }: Match): number =>
  Math.max(0, (min_participants ?? 0) - participants_count);

/** Whether leaving now is possible and counts as late, by the contract's rule. */
export const isLeavingLate = ({ starts_at, leave_deadline }: Match, now: number): boolean =>
  Date.parse(starts_at) - now < rules.late_leave * 1000 &&
  (leave_deadline === null || Date.parse(leave_deadline) > now);

/** Whether a match that I play in lacks players. */
export const isLackingMine = (match: Match, now: number): boolean =>
  match.my_participation !== null && phaseOf(match, now) === 'upcoming' && countMissingPlayers(match) > 0;

/** Whether it is too late to join; that it is too late to leave only the match's screen says. */
export const isJoiningClosed = ({ my_participation, reason_code }: Match): boolean =>
  !my_participation && reason_code === 'join_deadline_passed';

export const isFull = (match: Pick<Match, 'max_participants' | 'participants_count'>): boolean =>
  countFreeSpots(match) === 0;

/** Whether a match belongs to the list of my cities. My matches and those that the person bookmarked belong to it wherever they are played. */
export const isInMyCities = (
  { id, venue: { city }, my_participation }: Match,
  cityIds: readonly number[],
  rememberedIds: ReadonlySet<number> = new Set(),
): boolean =>
  cityIds.length === 0 || my_participation !== null || cityIds.includes(city.id) || rememberedIds.has(id);

export const createMatchUrl = (id: number, locale: Locale): string =>
  new URL(publicPathname('detail', locale, { id }), window.location.origin).href;

export const formatVenue = ({ name, address, city }: Match['venue']): string =>
  `${name}, ${address || city.name}`;

export function createMapUrl({ venue }: Pick<Match, 'venue'>): string {
  const { latitude, longitude } = venue;
  if (latitude !== null && longitude !== null) {
    const [lat, lon] = [latitude.toFixed(5), longitude.toFixed(5)];
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
  }
  const query = new URLSearchParams({ query: formatVenue(venue) });
  return `https://www.openstreetmap.org/search?${query.toString()}`;
}

/** Returns the first of my matches that overlaps `match`. Matches in two cities overlap also when one begins as the other ends: the person has to travel. */
export function findOverlappingMatch(matches: readonly Match[], match: Match): Match | null {
  const start = Date.parse(match.starts_at);
  const end = Date.parse(match.ends_at);
  const isOverlapping = (entry: Match): boolean => {
    if (entry.id === match.id || entry.my_participation === null || entry.status !== 'scheduled')
      return false;
    const [entryStart, entryEnd] = [Date.parse(entry.starts_at), Date.parse(entry.ends_at)];
    return entry.venue.city.id === match.venue.city.id
      ? entryStart < end && start < entryEnd
      : entryStart <= end && start <= entryEnd;
  };
  return matches.find(isOverlapping) ?? null;
}

/** Returns the first match on whose roster I am that overlaps `match`, while I may join that one. */
export const findMatchPlayedThen = (matches: readonly Match[], match: Match, now: number): Match | null =>
  match.can_join && phaseOf(match, now) === 'upcoming'
    ? findOverlappingMatch(
        matches.filter(({ my_participation }) => my_participation?.status !== 'waitlisted'),
        match,
      )
    : null;

export type ParticipationAction = 'join' | 'leave';

/** Returns the match as expected after joining: I am on the roster or, when it is full, last on the waiting list. */
function withJoin<T extends Match>(match: T): T {
  if (match.my_participation) return match;
  const willWait = isFull(match);
  return {
    ...match,
    participants_count: match.participants_count + (willWait ? 0 : 1),
    waitlist_count: match.waitlist_count + (willWait ? 1 : 0),
    my_participation: {
      // The backend assigns the real id.
      pid: 0,
      status: willWait ? 'waitlisted' : 'joined',
      waitlist_position: willWait ? match.waitlist_count + 1 : null,
      joined_at: new Date(serverNow()).toISOString(),
      confirm_by: null,
      confirmed_at: null,
    },
    can_join: false,
    can_leave: true,
    reason_code: 'already_joined',
  };
}

/** Returns the match as expected after leaving: the first on the waiting list takes the spot. */
function withLeave<T extends Match>(match: T): T {
  const { my_participation } = match;
  if (!my_participation) return match;
  const isWaitlistShorter = my_participation.status === 'waitlisted' || match.waitlist_count > 0;
  return {
    ...match,
    participants_count: Math.max(0, match.participants_count - (isWaitlistShorter ? 0 : 1)),
    waitlist_count: Math.max(0, match.waitlist_count - (isWaitlistShorter ? 1 : 0)),
    my_participation: null,
    can_join: true,
    can_leave: false,
    reason_code: 'not_joined',
  };
}

export function withOptimisticUpdate<T extends Match>(match: T, action: ParticipationAction | undefined): T {
  if (action === undefined) return match;
  return action === 'join' ? withJoin(match) : withLeave(match);
}

/** Applies the pending actions, by match id, to a list; returns the given array when no action is pending. */
export const withOptimisticUpdates = (
  matches: readonly Match[],
  actions: ReadonlyMap<number, ParticipationAction>,
) =>
  actions.size === 0 ? matches : matches.map((match) => withOptimisticUpdate(match, actions.get(match.id)));

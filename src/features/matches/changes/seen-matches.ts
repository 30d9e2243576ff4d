import { deviceStorage, userKey } from '@/api/storage';
import type { Match } from '@/generated/schemas/match.zod';
import type { Participant } from '@/generated/schemas/participant.zod';
import { isRecord, parseJson } from '@/lib/json';

/** The stored facts of a match; the field names are those of the storage. */
export interface SeenMatch {
  starts_at: string;
  ends_at: string;
  /** The name of the venue. */
  place: string;
  cancelled: boolean;
  /** The number of players without me. */
  others: number;
  /** The people of the roster and the waiting list with their user ids; only for a match whose own screen was opened. */
  roster?: { id: number; name: string }[];
}

/** The matches as the person last saw them, by match id; stored on the device until sign-out. */
export type SeenMatches = Record<string, SeenMatch>;

const isPerson = (value: unknown): boolean =>
  isRecord(value) && typeof value['id'] === 'number' && typeof value['name'] === 'string';

const isDateText = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** A check without Zod, whose `record` would add 0.7 kB to the first paint. */
const isSeenMatch = (value: unknown): boolean =>
  isRecord(value) &&
  isDateText(value['starts_at']) &&
  isDateText(value['ends_at']) &&
  typeof value['place'] === 'string' &&
  typeof value['cancelled'] === 'boolean' &&
  Number.isFinite(value['others']) &&
  (value['roster'] === undefined || (Array.isArray(value['roster']) && value['roster'].every(isPerson)));

const areSeenMatches = (value: unknown): value is SeenMatches =>
  isRecord(value) && Object.values(value).every(isSeenMatch);

const key = userKey('seen_matches');

export function readSeenMatches(): SeenMatches {
  const storedMatches = parseJson(deviceStorage().get(key));
  return areSeenMatches(storedMatches) ? storedMatches : {};
}

const writeSeenMatches = (matches: SeenMatches): void => deviceStorage().set(key, JSON.stringify(matches));

/** Counts the players without me: my own joining and leaving is no news to me. */
const countPlayersWithoutMe = ({ participants_count: count, my_participation }: Match): number =>
  count - (my_participation && my_participation.status !== 'waitlisted' ? 1 : 0);

const toSeenMatch = (match: Match): SeenMatch => ({
  starts_at: match.starts_at,
  ends_at: match.ends_at,
  place: match.venue.name,
  cancelled: match.status === 'cancelled',
  others: countPlayersWithoutMe(match),
});

/** Stores the matches as seen, each with the roster last seen on its own screen. */
export function saveSeenList(matches: readonly Match[]): void {
  const previousMatches = readSeenMatches();
  const entries = matches.map((match) => {
    const roster = previousMatches[match.id]?.roster;
    return [match.id, { ...toSeenMatch(match), ...(roster && { roster }) }];
  });
  writeSeenMatches(Object.fromEntries(entries));
}

export function saveSeenMatch(match: Match & { participants: readonly Participant[] }): void {
  const roster = match.participants
    .filter(({ is_me }) => !is_me)
    .map(({ user }) => ({ id: user.id, name: user.display_name }));
  writeSeenMatches({ ...readSeenMatches(), [match.id]: { ...toSeenMatch(match), roster } });
}

/** A difference between the stored and the present match; `renewed` is a cancellation that was withdrawn. */
export type MatchChange =
  | { kind: 'time'; previousTimes: { starts_at: string; ends_at: string } }
  | { kind: 'venue'; previousVenue: string }
  | { kind: 'cancelled' | 'renewed' }
  | { kind: 'more' | 'fewer'; count: number };

/** Returns the changes since a match was last seen. A new number of players is a change only in a match that I take part in. */
export function findChanges(seenMatch: SeenMatch | undefined, match: Match): MatchChange[] {
  if (!seenMatch) return [];
  const changes: MatchChange[] = [];
  const isSameInstant = (a: string, b: string): boolean => Date.parse(a) === Date.parse(b);
  const isCancelled = match.status === 'cancelled';
  if (isCancelled !== seenMatch.cancelled) changes.push({ kind: isCancelled ? 'cancelled' : 'renewed' });
  const { starts_at, ends_at } = seenMatch;
  if (!isSameInstant(starts_at, match.starts_at) || !isSameInstant(ends_at, match.ends_at))
    changes.push({ kind: 'time', previousTimes: { starts_at, ends_at } });
  if (seenMatch.place !== match.venue.name) changes.push({ kind: 'venue', previousVenue: seenMatch.place });
  const countDifference = countPlayersWithoutMe(match) - seenMatch.others;
  if (match.my_participation && countDifference !== 0) {
    changes.push({ kind: countDifference > 0 ? 'more' : 'fewer', count: Math.abs(countDifference) });
  }
  return changes;
}

/** The other players who joined or left since I last saw the roster. */
export interface RosterChange {
  joinedNames: string[];
  leftNames: string[];
}

/** Returns null when nobody joined or left, or I never saw the roster. */
export function findRosterChange(
  seenMatch: SeenMatch | undefined,
  participants: readonly Participant[],
): RosterChange | null {
  if (!seenMatch?.roster) return null;
  const previousIds = new Set(seenMatch.roster.map(({ id }) => id));
  const currentIds = new Set(participants.map(({ user }) => user.id));
  const joinedPeople = participants.filter(({ user, is_me }) => !is_me && !previousIds.has(user.id));
  const joinedNames = joinedPeople.map(({ user }) => user.display_name);
  const leftNames = seenMatch.roster.filter(({ id }) => !currentIds.has(id)).map(({ name }) => name);
  return joinedNames.length === 0 && leftNames.length === 0 ? null : { joinedNames, leftNames };
}

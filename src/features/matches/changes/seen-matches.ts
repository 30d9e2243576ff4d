import { deviceStorage, userKey } from '@/api/storage';
import type { Match } from '@/generated/schemas/match.zod';
import type { Participant } from '@/generated/schemas/participant.zod';

export interface SeenMatch {
  starts_at: string;
  ends_at: string;
  place: string;
  cancelled: boolean;
  others: number;
  /** Who was on the roster and the waiting list; only of matches whose own screen was looked at. By the user's id: who comes back has another participation. */
  roster?: { id: number; name: string }[];
}

/** What a person last saw, by match id; kept on the device and dropped at logout. */
export type SeenMatches = Record<string, SeenMatch>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPerson = (value: unknown): boolean =>
  isRecord(value) && typeof value['id'] === 'number' && typeof value['name'] === 'string';

const isDate = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Checked by hand: Zod's `record` would add 0.7 kB to the first paint and to every page with Zod. */
const isSeenMatch = (value: unknown): boolean =>
  isRecord(value) &&
  isDate(value['starts_at']) &&
  isDate(value['ends_at']) &&
  typeof value['place'] === 'string' &&
  typeof value['cancelled'] === 'boolean' &&
  Number.isFinite(value['others']) &&
  (value['roster'] === undefined || (Array.isArray(value['roster']) && value['roster'].every(isPerson)));

const areSeenMatches = (value: unknown): value is SeenMatches =>
  isRecord(value) && Object.values(value).every(isSeenMatch);

const key = userKey('seen_matches');

/** The kept matches; none when they cannot be read. */
export function readSeenMatches(): SeenMatches {
  try {
    const seen: unknown = JSON.parse(deviceStorage().get(key) ?? '{}');
    return areSeenMatches(seen) ? seen : {};
  } catch {
    return {};
  }
}

const writeSeenMatches = (seen: SeenMatches): void => deviceStorage().set(key, JSON.stringify(seen));

/** How many play besides me: my own coming and going is no news to me. */
const countOthers = ({ participants_count: count, my_participation: mine }: Match): number =>
  count - (mine && mine.status !== 'waitlisted' ? 1 : 0);

const toSeenMatch = (match: Match): SeenMatch => ({
  starts_at: match.starts_at,
  ends_at: match.ends_at,
  place: match.venue.name,
  cancelled: match.status === 'cancelled',
  others: countOthers(match),
});

export function saveSeenList(matches: readonly Match[]): void {
  const before = readSeenMatches();
  const entryOf = (match: Match): SeenMatch => {
    const roster = before[match.id]?.roster;
    return { ...toSeenMatch(match), ...(roster && { roster }) };
  };
  writeSeenMatches(Object.fromEntries(matches.map((match) => [match.id, entryOf(match)])));
}

export function saveSeenMatch(match: Match & { participants: readonly Participant[] }): void {
  const roster = match.participants
    .filter(({ is_me }) => !is_me)
    .map(({ user }) => ({ id: user.id, name: user.display_name }));
  writeSeenMatches({ ...readSeenMatches(), [match.id]: { ...toSeenMatch(match), roster } });
}

export type MatchChange =
  | { kind: 'time'; before: { starts_at: string; ends_at: string } }
  | { kind: 'place'; before: string }
  | { kind: 'cancelled' | 'renewed' }
  | { kind: 'more' | 'fewer'; count: number };

/** What changed since a match was last seen. How many play concerns only those who take part: elsewhere it changes all the time. */
export function findChanges(seen: SeenMatch | undefined, match: Match): MatchChange[] {
  if (!seen) return [];
  const changes: MatchChange[] = [];
  const isSameInstant = (a: string, b: string): boolean => Date.parse(a) === Date.parse(b);
  const isOff = match.status === 'cancelled';
  if (isOff !== seen.cancelled) changes.push({ kind: isOff ? 'cancelled' : 'renewed' });
  if (!isSameInstant(seen.starts_at, match.starts_at) || !isSameInstant(seen.ends_at, match.ends_at)) {
    changes.push({ kind: 'time', before: { starts_at: seen.starts_at, ends_at: seen.ends_at } });
  }
  if (seen.place !== match.venue.name) changes.push({ kind: 'place', before: seen.place });
  const difference = countOthers(match) - seen.others;
  if (match.my_participation && difference !== 0) {
    changes.push({ kind: difference > 0 ? 'more' : 'fewer', count: Math.abs(difference) });
  }
  return changes;
}

/** The people who have joined and left since the person last saw the roster, without the person. */
export interface RosterChange {
  joined: string[];
  left: string[];
}

/** Compares the people of a match with those that were last seen; null when they were never seen or are the same. */
export function findRosterChange(
  seen: SeenMatch | undefined,
  participants: readonly Participant[],
): RosterChange | null {
  if (!seen?.roster) return null;
  const before = new Set(seen.roster.map(({ id }) => id));
  const now = new Set(participants.map(({ user }) => user.id));
  const joined = participants.filter(({ user, is_me }) => !is_me && !before.has(user.id));
  const left = seen.roster.filter(({ id }) => !now.has(id));
  if (joined.length === 0 && left.length === 0) return null;
  return { joined: joined.map(({ user }) => user.display_name), left: left.map(({ name }) => name) };
}

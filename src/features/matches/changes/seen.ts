import * as zod from 'zod/mini';
import { userKey, webStorage } from '@/api/storage';
import { DateTime } from '@/generated/schemas/dateTime.zod';
import { Id } from '@/generated/schemas/id.zod';
import type { Match } from '@/generated/schemas/match.zod';
import type { Participant } from '@/generated/schemas/participant.zod';

const SeenMatch = /*#__PURE__*/ zod.object({
  starts_at: DateTime,
  ends_at: DateTime,
  place: /*#__PURE__*/ zod.string(),
  cancelled: /*#__PURE__*/ zod.boolean(),
  /** How many play besides me. */
  others: /*#__PURE__*/ zod.number(),
  /**
   * Who was on the roster and the waiting list, by the user's id, for who leaves and comes back has another participation; only of
   * matches whose own screen was looked at.
   */
  roster: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({ id: Id, name: /*#__PURE__*/ zod.string() })),
  ),
});

/** What a person last saw of a match. */
export type SeenMatch = zod.infer<typeof SeenMatch>;

const SeenMatches = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), SeenMatch);

/** What a person last saw, by match id; kept on the device and dropped at logout. */
export type SeenMatches = zod.infer<typeof SeenMatches>;

const storage = () => webStorage(() => localStorage);
const key = userKey('seen_matches');

/** The kept matches; none when they cannot be read. */
export function readSeen(): SeenMatches {
  try {
    return SeenMatches.parse(JSON.parse(storage().get(key) ?? '{}'));
  } catch {
    return {};
  }
}

const write = (seen: SeenMatches): void => storage().set(key, JSON.stringify(seen));

/** How many play besides me: my own coming and going is no news to me. */
const othersOf = ({ participants_count: count, my_participation: mine }: Match): number =>
  count - (mine && mine.status !== 'waitlisted' ? 1 : 0);

const seenOf = (match: Match): SeenMatch => ({
  starts_at: match.starts_at,
  ends_at: match.ends_at,
  place: match.venue.name,
  cancelled: match.status === 'cancelled',
  others: othersOf(match),
});

/** Keeps the matches that the list shows, and removes others. */
export function rememberList(matches: readonly Match[]): void {
  const before = readSeen();
  write(
    Object.fromEntries(
      matches.map((match) => {
        const roster = before[match.id]?.roster;
        return [match.id, { ...seenOf(match), ...(roster && { roster }) }];
      }),
    ),
  );
}

/** Keeps the match that a screen shows, with its people. */
export function rememberMatch(match: Match & { participants: readonly Participant[] }): void {
  const roster = match.participants
    .filter(({ is_me }) => !is_me)
    .map(({ user }) => ({ id: user.id, name: user.display_name }));
  write({ ...readSeen(), [match.id]: { ...seenOf(match), roster } });
}

/** The changes of a match since the person last saw it. */
export type Change =
  | { kind: 'time'; before: { starts_at: string; ends_at: string } }
  | { kind: 'place'; before: string }
  | { kind: 'cancelled' | 'renewed' }
  | { kind: 'more' | 'fewer'; count: number };

/**
 * Compares a match with what was last seen of it; nothing for one that was never seen. How many play concerns only those
 * who take part: of other matches it changes all the time.
 */
export function changesOf(seen: SeenMatch | undefined, match: Match): Change[] {
  if (!seen) return [];
  const changes: Change[] = [];
  const isSameInstant = (a: string, b: string): boolean => Date.parse(a) === Date.parse(b);
  const isCancelled = match.status === 'cancelled';
  if (isCancelled !== seen.cancelled) changes.push({ kind: isCancelled ? 'cancelled' : 'renewed' });
  if (!isSameInstant(seen.starts_at, match.starts_at) || !isSameInstant(seen.ends_at, match.ends_at)) {
    changes.push({ kind: 'time', before: { starts_at: seen.starts_at, ends_at: seen.ends_at } });
  }
  if (seen.place !== match.venue.name) changes.push({ kind: 'place', before: seen.place });
  const difference = othersOf(match) - seen.others;
  if (match.my_participation && difference !== 0) {
    changes.push({ kind: difference > 0 ? 'more' : 'fewer', count: Math.abs(difference) });
  }
  return changes;
}

/** The people who have joined and left since the person last saw the roster, without the person. */
export interface PeopleChange {
  joined: string[];
  left: string[];
}

/** Compares the people of a match with those that were last seen; null when they were never seen or are the same. */
export function peopleChange(
  seen: SeenMatch | undefined,
  participants: readonly Participant[],
): PeopleChange | null {
  if (!seen?.roster) return null;
  const before = new Set(seen.roster.map(({ id }) => id));
  const now = new Set(participants.map(({ user }) => user.id));
  const joined = participants.filter(({ user, is_me }) => !is_me && !before.has(user.id));
  const left = seen.roster.filter(({ id }) => !now.has(id));
  if (joined.length === 0 && left.length === 0) return null;
  return { joined: joined.map(({ user }) => user.display_name), left: left.map(({ name }) => name) };
}

import type { Match } from '@/generated/schemas/match.zod';
import type { Participant } from '@/generated/schemas/participant.zod';
import { othersOf, type SeenMatch } from './seen';

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

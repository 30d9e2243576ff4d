import type { Match } from '@/generated/schemas/match.zod';

/** Where a match stands: not begun yet, being played, over, or called off. */
export type Phase = 'upcoming' | 'running' | 'finished' | 'cancelled';

/** Where a match stands at a moment (milliseconds since 1970). A list that is a minute old may not know yet. */
export function phaseOf(match: Pick<Match, 'status' | 'starts_at' | 'ends_at'>, now: number): Phase {
  if (match.status === 'cancelled') return 'cancelled';
  if (match.status === 'finished' || Date.parse(match.ends_at) <= now) return 'finished';
  return Date.parse(match.starts_at) <= now ? 'running' : 'upcoming';
}

interface Split {
  /** What is being played and I have no part in: nothing can be done about it. */
  running: readonly Match[];
  others: readonly Match[];
}

const none: readonly Match[] = [];

/** Parts what goes on without me from the rest; where there is none, the rest is the same list. */
export function withoutRunning(matches: readonly Match[], now: number): Split {
  const isRunning = (match: Match): boolean => !match.my_participation && phaseOf(match, now) === 'running';
  const running = matches.filter(isRunning);
  if (running.length === 0) return { running: none, others: matches };
  return { running, others: matches.filter((match) => !isRunning(match)) };
}

/** My matches, also those that I wait for, which are neither over nor called off, soonest first: the one being played included. */
export const myNextMatches = (matches: readonly Match[], now: number): Match[] =>
  matches
    .filter(
      (match) => match.my_participation !== null && ['upcoming', 'running'].includes(phaseOf(match, now)),
    )
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));

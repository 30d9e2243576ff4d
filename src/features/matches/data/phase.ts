import type { Match } from '@/generated/schemas/match.zod';

/** The phase of a match: not begun yet, being played, over, or called off. */
export type Phase = 'upcoming' | 'running' | 'finished' | 'cancelled';

/** The phase at a moment (milliseconds since 1970). It follows from the times too, as a list may be a minute old. */
export function phaseOf(match: Pick<Match, 'status' | 'starts_at' | 'ends_at'>, now: number): Phase {
  if (match.status === 'cancelled') return 'cancelled';
  if (match.status === 'finished' || Date.parse(match.ends_at) <= now) return 'finished';
  return Date.parse(match.starts_at) <= now ? 'running' : 'upcoming';
}

interface Split {
  /** Matches that are being played without me: there is nothing to do about them. */
  running: readonly Match[];
  others: readonly Match[];
}

const none: readonly Match[] = [];

/** Separates the matches that are being played without me. Where there are none, `others` is the same list. */
export function withoutRunning(matches: readonly Match[], now: number): Split {
  const isRunning = (match: Match): boolean => !match.my_participation && phaseOf(match, now) === 'running';
  const running = matches.filter(isRunning);
  if (running.length === 0) return { running: none, others: matches };
  return { running, others: matches.filter((match) => !isRunning(match)) };
}

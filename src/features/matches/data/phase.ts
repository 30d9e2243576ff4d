import type { Match } from '@/generated/schemas/match.zod';

/** Where a match stands: not begun yet, being played, over, or called off. */
export type Phase = 'upcoming' | 'running' | 'finished' | 'cancelled';

/** Where a match stands at a moment (milliseconds since 1970). A list that is a minute old may not know yet. */
export function phaseOf(match: Pick<Match, 'status' | 'starts_at' | 'ends_at'>, now: number): Phase {
  if (match.status === 'cancelled') return 'cancelled';
  if (match.status === 'finished' || Date.parse(match.ends_at) <= now) return 'finished';
  return Date.parse(match.starts_at) <= now ? 'running' : 'upcoming';
}

import type { Phase } from '@/features/matches/data/phase';
import type { Match } from '@/generated/schemas/match.zod';

/** How I stand to a match: on its roster, waiting for a place, on one that was called off, or not at all. */
export type Standing = 'none' | 'in' | 'waiting' | 'off';

/** How I stand to a match in a phase of it. */
export function standingIn(
  { my_participation: mine }: Pick<Match, 'my_participation'>,
  phase: Phase,
): Standing {
  if (!mine) return 'none';
  if (phase === 'cancelled') return 'off';
  return mine.status === 'waitlisted' ? 'waiting' : 'in';
}

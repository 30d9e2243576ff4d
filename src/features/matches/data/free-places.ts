import type { Match } from '@/generated/schemas/match.zod';

/** Places that are free; null when there is no limit. */
export function freePlaces(match: Pick<Match, 'max_participants' | 'participants_count'>): number | null {
  if (match.max_participants === null) return null;
  return Math.max(0, match.max_participants - match.participants_count);
}

/** How many players a match lacks to take place. */
export const missingPlayers = ({
  min_participants: minimum,
  participants_count: taken,
}: Pick<Match, 'min_participants' | 'participants_count'>): number => Math.max(0, (minimum ?? 0) - taken);

/** Whether joining would lead to the waiting list. */
export const isFull = (match: Pick<Match, 'max_participants' | 'participants_count'>): boolean =>
  freePlaces(match) === 0;

import type { Match } from '@/generated/schemas/match.zod';
import { phaseOf } from './phase';

/** Whether I am to play it: it is to come or, when I am on its roster, goes on. Who still waits in line once it is on does not play. */
export function isAheadOfMe(match: Match, now: number): boolean {
  if (!match.my_participation) return false;
  const phase = phaseOf(match, now);
  return phase === 'upcoming' || (phase === 'running' && match.my_participation.status !== 'waitlisted');
}

/** My matches that are to come or go on, also those on whose waiting list I am, the soonest first; `now` in milliseconds since 1970. */
export const myNextMatches = (matches: readonly Match[], now: number): Match[] =>
  matches
    .filter((match) => isAheadOfMe(match, now))
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));

import type { Match } from '@/generated/schemas/match.zod';
import { phaseOf } from './phase';

/** My matches, also those that I wait for, which are neither over nor called off, soonest first: the one being played included. */
export const myNextMatches = (matches: readonly Match[], now: number): Match[] =>
  matches
    .filter(
      (match) => match.my_participation !== null && ['upcoming', 'running'].includes(phaseOf(match, now)),
    )
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));

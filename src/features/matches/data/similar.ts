import type { Match } from '@/generated/schemas/match.zod';
import { addDays, dayKey } from '@/lib/day';
import { phaseOf } from './phase';

/** How many are offered at most. */
const most = 3;

/**
 * The matches to go on with once one is cancelled or over: of its sport, in its city, that can be joined, on its day or in the week after
 * it, or from now (milliseconds since 1970) on if that is later. The soonest first, as the list is.
 */
export function similarMatches(list: readonly Match[], match: Match, now: number): Match[] {
  const from = Math.max(now, Date.parse(match.starts_at));
  const first = dayKey(match.starts_at, match.timezone);
  const last = addDays(dayKey(from, match.timezone), 7);
  const isSimilar = (other: Match): boolean => {
    const day = dayKey(other.starts_at, other.timezone);
    return (
      other.id !== match.id &&
      other.can_join &&
      phaseOf(other, now) === 'upcoming' &&
      other.sport === match.sport &&
      other.venue.city.id === match.venue.city.id &&
      day >= first &&
      day <= last
    );
  };
  return list.filter(isSimilar).slice(0, most);
}

import type { Match } from '@/generated/schemas/match.zod';

/** Whether two matches take place in different cities: one that ends as the other begins is too far away then. */
const isElsewhere = (one: Match, other: Match): boolean => one.venue.city.id !== other.venue.city.id;

/** The first of my matches that takes place at the same time as another or, in another city, right before or after it. */
export function overlappingMatch(matches: readonly Match[], match: Match): Match | null {
  const start = Date.parse(match.starts_at);
  const end = Date.parse(match.ends_at);
  const clashes = (other: Match): boolean => {
    if (other.id === match.id || other.my_participation === null || other.status !== 'scheduled')
      return false;
    const [otherStart, otherEnd] = [Date.parse(other.starts_at), Date.parse(other.ends_at)];
    return isElsewhere(match, other)
      ? otherStart <= end && start <= otherEnd
      : otherStart < end && start < otherEnd;
  };
  return matches.find(clashes) ?? null;
}

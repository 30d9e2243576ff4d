import type { Match } from '@/generated/schemas/match.zod';

/** The first of my matches, on a roster or a waiting list, that takes place at the same time as another match. */
export function overlappingMatch(matches: readonly Match[], match: Match): Match | null {
  const start = Date.parse(match.starts_at);
  const end = Date.parse(match.ends_at);
  const overlaps = (other: Match): boolean =>
    other.id !== match.id &&
    other.my_participation !== null &&
    other.status === 'scheduled' &&
    Date.parse(other.starts_at) < end &&
    start < Date.parse(other.ends_at);
  return matches.find(overlaps) ?? null;
}

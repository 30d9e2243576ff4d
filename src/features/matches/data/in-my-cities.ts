import type { Match } from '@/generated/schemas/match.zod';

/**
 * Whether a match belongs to the list of my cities: it is played in one of them, or is mine or remembered, for I am not to miss
 * that one. Without cities of my own every match does.
 */
export const isInMyCities = (
  { id, venue: { city }, my_participation: mine }: Pick<Match, 'id' | 'venue' | 'my_participation'>,
  cityIds: readonly number[],
  remembered?: ReadonlySet<number>,
): boolean =>
  cityIds.length === 0 || mine !== null || cityIds.includes(city.id) || remembered?.has(id) === true;

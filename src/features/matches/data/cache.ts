import type { QueryClient } from '@tanstack/react-query';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { matchQuery, upcomingMatchesQuery } from './queries';

/** The match as the list or its own screen has read it last. */
export function cachedMatch(client: QueryClient, id: number): Match | undefined {
  return (
    client.getQueryData(matchQuery(id).queryKey) ??
    client.getQueryData(upcomingMatchesQuery().queryKey)?.find((match) => match.id === id)
  );
}

/**
 * Puts an answer of the backend into both caches, so that list and detail never tell two stories. The list keeps no roster, and
 * stays as old as it is: the other matches were not looked at.
 */
export function putMatch(client: QueryClient, detail: MatchDetail): void {
  const { participants: _, ...match } = detail;
  client.setQueryData(matchQuery(detail.id).queryKey, detail);
  const { queryKey } = upcomingMatchesQuery();
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
  client.setQueryData(queryKey, (list) => list?.map((one) => (one.id === detail.id ? match : one)), {
    ...(updatedAt !== undefined && { updatedAt }),
  });
}

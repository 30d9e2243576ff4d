import type { QueryClient } from '@tanstack/react-query';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { matchQuery, upcomingMatchesQuery } from './queries';

/** The match as the list or its own screen last showed it. */
export function cachedMatch(client: QueryClient, id: number): Match | undefined {
  return (
    client.getQueryData(matchQuery(id).queryKey) ??
    client.getQueryData(upcomingMatchesQuery().queryKey)?.find((match) => match.id === id)
  );
}

/** Puts it into the list, which stays as old as it is: the other matches were not looked at. */
function patchList(client: QueryClient, id: number, patch: (match: Match) => Match): void {
  const { queryKey } = upcomingMatchesQuery();
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
  client.setQueryData(queryKey, (list) => list?.map((match) => (match.id === id ? patch(match) : match)), {
    ...(updatedAt !== undefined && { updatedAt }),
  });
}

/** Changes a match wherever it is cached, so that list and detail never tell two stories. */
export function patchMatch(client: QueryClient, id: number, patch: (match: Match) => Match): void {
  client.setQueryData(matchQuery(id).queryKey, (detail) => detail && { ...detail, ...patch(detail) });
  patchList(client, id, patch);
}

/** Puts an answer of the backend into both caches; the list keeps no roster. */
export function putMatch(client: QueryClient, detail: MatchDetail): void {
  const { participants: _, ...match } = detail;
  client.setQueryData(matchQuery(detail.id).queryKey, detail);
  patchList(client, detail.id, () => match);
}

import type { QueryClient } from '@tanstack/react-query';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { matchQuery, putInList, upcomingMatchesQuery } from './queries';

/** The match as the list or its own screen has read it last. */
export function cachedMatch(client: QueryClient, id: number): Match | undefined {
  return (
    client.getQueryData(matchQuery(id).queryKey) ??
    client.getQueryData(upcomingMatchesQuery().queryKey)?.find((match) => match.id === id)
  );
}

/** Puts an answer of the backend into what is cached of the match and of the list. */
export function putMatch(client: QueryClient, detail: MatchDetail): void {
  client.setQueryData(matchQuery(detail.id).queryKey, detail);
  putInList(client, detail);
}

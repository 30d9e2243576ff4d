import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isRefusal, waitOf } from '@/api/problem';
import { isUnanswered } from '@/api/query-client';
import {
  getGetMatchQueryOptions,
  getGetUpcomingMatchesQueryOptions,
  getMatch,
  getUpcomingMatches,
} from '@/generated/match/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { uniqueBy } from '@/lib/unique-by';

/**
 * Milliseconds between looks at what others do, while the list or a match is on the screen; sooner after nobody answered. What is
 * refused is not looked at again and again.
 */
const refetchInterval = ({ state }: { state: { error: unknown } }): number | false =>
  !isRefusal(state.error) && Math.max(waitOf(state.error), isUnanswered(state.error) ? 20_000 : 60_000);

/** The upcoming matches, soonest first. */
export const upcomingMatchesQuery = () =>
  queryOptions({
    ...getGetUpcomingMatchesQueryOptions(),
    queryFn: async ({ signal }) => uniqueBy(await getUpcomingMatches({ signal }), ({ id }) => id),
    refetchInterval,
    meta: { isDated: true },
  });

/** Upcoming matches from the cache. They are fetched once if they are not there, and never refetched. */
export const matchesAtHandQuery = () =>
  queryOptions({
    ...upcomingMatchesQuery(),
    staleTime: 'static',
    retry: false,
    // Offline it fails instead of waiting.
    networkMode: 'always',
  });

/**
 * Puts what an answer says of one match into the list, so that list and detail never tell two stories. The list keeps no roster,
 * and stays as old as it is: the other matches were not looked at.
 */
function putInList(client: QueryClient, detail: MatchDetail): void {
  const { participants: _, ...match } = detail;
  const { queryKey } = upcomingMatchesQuery();
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
  client.setQueryData(queryKey, (list) => list?.map((one) => (one.id === match.id ? match : one)), {
    ...(updatedAt !== undefined && { updatedAt }),
  });
}

/** One match with its roster; what it is answered stands in the list too. */
export const matchQuery = (id: number) =>
  queryOptions({
    ...getGetMatchQueryOptions(id),
    queryFn: async ({ client, signal }) => {
      const match = await getMatch(id, { signal });
      putInList(client, match);
      return { ...match, participants: uniqueBy(match.participants, ({ pid }) => pid) };
    },
    refetchInterval,
    meta: { isDated: true },
  });

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

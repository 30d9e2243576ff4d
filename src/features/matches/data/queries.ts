import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { pollingOptions } from '@/api/polling';
import {
  getGetMatchQueryOptions,
  getGetUpcomingMatchesQueryOptions,
  getMatch,
  getUpcomingMatches,
} from '@/generated/match/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { uniqueBy } from '@/lib/unique-by';

/** Milliseconds between polls of what others do, while the list or a match is on the screen. */
const pollInterval = 60_000;

export const upcomingMatchesQuery = () =>
  queryOptions({
    ...getGetUpcomingMatchesQueryOptions(),
    queryFn: async ({ signal }) => uniqueBy(await getUpcomingMatches({ signal }), ({ id }) => id),
    ...pollingOptions(pollInterval),
    meta: { isDated: true },
  });

/** Upcoming matches from the cache. They are fetched once if they are not there, and never refetched. */
export const cachedMatchesQuery = () =>
  queryOptions({
    ...upcomingMatchesQuery(),
    staleTime: 'static',
    retry: false,
    // Offline it fails instead of waiting.
    networkMode: 'always',
  });

/** Puts an answer into the list, so that list and detail agree. The list stays as old as it is: the other matches were not looked at. */
function updateInList(client: QueryClient, detail: MatchDetail): void {
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
      updateInList(client, match);
      return { ...match, participants: uniqueBy(match.participants, ({ pid }) => pid) };
    },
    ...pollingOptions(pollInterval),
    meta: { isDated: true },
  });

export function getCachedMatch(client: QueryClient, id: number): Match | undefined {
  return (
    client.getQueryData(matchQuery(id).queryKey) ??
    client.getQueryData(upcomingMatchesQuery().queryKey)?.find((match) => match.id === id)
  );
}

export function cacheMatch(client: QueryClient, detail: MatchDetail): void {
  client.setQueryData(matchQuery(detail.id).queryKey, detail);
  updateInList(client, detail);
}

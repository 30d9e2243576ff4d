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

/** Milliseconds between polls while the list or a match is on the screen. */
const pollInterval = 60_000;

export const upcomingMatchesQuery = () =>
  queryOptions({
    ...getGetUpcomingMatchesQueryOptions(),
    queryFn: async ({ signal }) => uniqueBy(await getUpcomingMatches({ signal }), ({ id }) => id),
    ...pollingOptions(pollInterval),
    meta: { showsAge: true },
  });

/** The query for the upcoming matches from the cache; it fetches only when the cache is empty. */
export const cachedMatchesQuery = () =>
  queryOptions({
    ...upcomingMatchesQuery(),
    staleTime: 'static',
    retry: false,
    // Offline this query fails instead of waiting.
    networkMode: 'always',
  });

/** Writes a match into the cached list, which keeps its age: the other matches were not fetched. */
function updateCachedList(client: QueryClient, detail: MatchDetail): void {
  const { participants: _, ...match } = detail;
  const { queryKey } = upcomingMatchesQuery();
  client.setQueryData(queryKey, (list) => list?.map((item) => (item.id === match.id ? match : item)), {
    updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
  });
}

/** The query for one match with its roster; its answer also updates the cached list. */
export const matchQuery = (id: number) =>
  queryOptions({
    ...getGetMatchQueryOptions(id),
    queryFn: async ({ client, signal }) => {
      const match = await getMatch(id, { signal });
      updateCachedList(client, match);
      return { ...match, participants: uniqueBy(match.participants, ({ pid }) => pid) };
    },
    ...pollingOptions(pollInterval),
    meta: { showsAge: true },
  });

export function getCachedMatch(client: QueryClient, id: number): Match | undefined {
  return (
    client.getQueryData(matchQuery(id).queryKey) ??
    client.getQueryData(upcomingMatchesQuery().queryKey)?.find((match) => match.id === id)
  );
}

export function cacheMatch(client: QueryClient, detail: MatchDetail): void {
  client.setQueryData(matchQuery(detail.id).queryKey, detail);
  updateCachedList(client, detail);
}

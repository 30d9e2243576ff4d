import { queryOptions } from '@tanstack/react-query';
import { isRefusal } from '@/api/problem';
import { isUnanswered } from '@/api/query-client';
import {
  getGetMatchQueryOptions,
  getGetUpcomingMatchesQueryOptions,
  getMatch,
  getUpcomingMatches,
} from '@/generated/match/match';
import { uniqueBy } from '@/lib/unique-by';

/**
 * Milliseconds between looks at what others do, while the list or a match is on the screen; sooner after nobody answered. What is
 * refused is not looked at again and again.
 */
const refetchInterval = ({ state }: { state: { error: unknown } }): number | false =>
  !isRefusal(state.error) && (isUnanswered(state.error) ? 20_000 : 60_000);

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

/** One match with its roster. */
export const matchQuery = (id: number) =>
  queryOptions({
    ...getGetMatchQueryOptions(id),
    queryFn: async ({ signal }) => {
      const match = await getMatch(id, { signal });
      return { ...match, participants: uniqueBy(match.participants, ({ pid }) => pid) };
    },
    refetchInterval,
    meta: { isDated: true },
  });

import { queryOptions } from '@tanstack/react-query';
import { getGetMatchQueryOptions, getGetUpcomingMatchesQueryOptions } from '@/generated/match/match';
import { getGetProfileQueryOptions } from '@/generated/user/user';

/** Milliseconds between looks at what others do, while the list or a match is on the screen. */
const refetchInterval = 60_000;

/** The upcoming matches, soonest first. */
export const upcomingMatchesQuery = () =>
  queryOptions({ ...getGetUpcomingMatchesQueryOptions(), refetchInterval });

/** One match with its roster. */
export const matchQuery = (id: number) => queryOptions({ ...getGetMatchQueryOptions(id), refetchInterval });

/** My profile, for the cities where I play. */
export const profileQuery = () => queryOptions(getGetProfileQueryOptions({ query: { staleTime: 300_000 } }));

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withOptimisticUpdate, withOptimisticUpdates, usePendingMutations } from './optimistic-update';
import { matchQuery, upcomingMatchesQuery } from './queries';
import type { KnownMatch } from './match';

/** The upcoming matches with pending acts, for every screen. Until `isKnown` who is signed in, what has come is nobody's. */
export function useUpcomingMatches(isKnown: boolean) {
  const list = useQuery({ ...upcomingMatchesQuery(), enabled: isKnown });
  const read = isKnown ? list.data : undefined;
  const acts = usePendingMutations();
  const matches = useMemo(() => read && withOptimisticUpdates(read, acts), [read, acts]);
  return { list, read, matches };
}

/** One match: `detail` is its own answer; `match` is that or the row of the list, with the optimistic update; `query` says how old it is. */
export function useMatch(id: number) {
  const { data: detail, error, isFetching, refetch, dataUpdatedAt } = useQuery(matchQuery(id));
  // Read and never asked for: the list is as old as it is, and counts as shown where it stands in.
  const row = useQuery({
    ...upcomingMatchesQuery(),
    staleTime: 'static',
    refetchInterval: false,
    enabled: ({ state }) => detail === undefined && state.data !== undefined,
    select: (list) => list.find((match) => match.id === id),
    meta: { isDated: true, isStandIn: isFetching },
  });
  const known: KnownMatch | undefined = detail ?? row.data;
  const act = usePendingMutations().get(id);
  const match = useMemo(() => known && withOptimisticUpdate(known, act), [known, act]);
  return {
    detail,
    match,
    query: {
      data: known,
      error,
      isFetching,
      refetch,
      dataUpdatedAt: detail ? dataUpdatedAt : row.dataUpdatedAt,
    },
  };
}

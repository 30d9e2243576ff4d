import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withOptimisticUpdate, withOptimisticUpdates, usePendingMutations } from './optimistic-update';
import { matchQuery, upcomingMatchesQuery } from './queries';
import type { KnownMatch } from './match';

/** The query of the upcoming matches, their answer, and the same with optimistic updates; undefined until `isSessionKnown`. */
export function useUpcomingMatches(isSessionKnown: boolean) {
  const list = useQuery({ ...upcomingMatchesQuery(), enabled: isSessionKnown });
  const received = isSessionKnown ? list.data : undefined;
  const actions = usePendingMutations();
  const matches = useMemo(() => received && withOptimisticUpdates(received, actions), [received, actions]);
  return { list, received, matches };
}

/** One match: `detail` is its own answer; `match` is that or the list's entry, with the optimistic update; `query` has the age and error. */
export function useMatch(id: number) {
  const { data: detail, error, isFetching, refetch, dataUpdatedAt } = useQuery(matchQuery(id));
  // The list's entry stands in until the match is fetched; this observer never fetches the list.
  const listEntry = useQuery({
    ...upcomingMatchesQuery(),
    staleTime: 'static',
    refetchInterval: false,
    enabled: ({ state }) => detail === undefined && state.data !== undefined,
    select: (list) => list.find((match) => match.id === id),
    meta: { isDated: true, isStandIn: isFetching },
  });
  const known: KnownMatch | undefined = detail ?? listEntry.data;
  const action = usePendingMutations().get(id);
  const match = useMemo(() => known && withOptimisticUpdate(known, action), [known, action]);
  return {
    detail,
    match,
    query: {
      data: known,
      error,
      isFetching,
      refetch,
      dataUpdatedAt: detail ? dataUpdatedAt : listEntry.dataUpdatedAt,
    },
  };
}

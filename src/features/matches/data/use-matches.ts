import {
  type Mutation,
  type QueryClient,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLastError } from '@/components/failures/use-last-error';
import type { Match } from '@/generated/schemas/match.zod';
import {
  type LoadedMatch,
  type ParticipationAction,
  withOptimisticUpdate,
  withOptimisticUpdates,
} from './match';
import { cachedMatchesQuery, firstMatchesQuery, matchQuery, upcomingMatchesQuery } from './queries';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      readonly participation?: { readonly id: number; readonly action: ParticipationAction };
    };
  }
}

const noMatches: readonly Match[] = [];

const getParticipationMeta = ({ meta }: Mutation) => meta?.participation;

const toActionsByMatch = (
  metas: readonly ReturnType<typeof getParticipationMeta>[],
): ReadonlyMap<number, ParticipationAction> =>
  new Map(metas.flatMap((meta) => (meta ? [[meta.id, meta.action]] : [])));

/** Returns the action of each match whose join or leave has no answer yet, by match id. */
export const findPendingActions = (client: QueryClient): ReadonlyMap<number, ParticipationAction> =>
  toActionsByMatch(client.getMutationCache().findAll({ status: 'pending' }).map(getParticipationMeta));

/** Whether a join or leave of this match is pending, whichever button started it. */
export function useIsParticipationPending(id: number): boolean {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) =>
      client.getMutationCache().subscribe(({ mutation }) => {
        if (mutation && getParticipationMeta(mutation)?.id === id) listener();
      }),
    [client, id],
  );
  // `useMutationState` in each of a thousand rows would be slow.
  return useSyncExternalStore(
    subscribe,
    () => findPendingActions(client).has(id),
    () => false,
  );
}

/** The pending action of each match, by match id. It is applied at render: the cache holds only answers of the backend. */
export function usePendingActions(): ReadonlyMap<number, ParticipationAction> {
  const pendingMetas = useMutationState({
    filters: { status: 'pending', predicate: (mutation) => getParticipationMeta(mutation) !== undefined },
    select: getParticipationMeta,
  });
  return useMemo(() => toActionsByMatch(pendingMetas), [pendingMetas]);
}

/** Returns the query of the upcoming matches, its answer, and `matches`: the answer, or until it is there the first matches and all of mine, with optimistic updates. Both are undefined until `isSessionKnown`. */
export function useUpcomingMatches(isSessionKnown: boolean) {
  const listQuery = useQuery({ ...upcomingMatchesQuery(), enabled: isSessionKnown });
  const { data: firstMatches } = useQuery({ ...firstMatchesQuery(), enabled: false });
  const answer = isSessionKnown ? listQuery.data : undefined;
  const knownMatches = isSessionKnown ? (answer ?? firstMatches) : undefined;
  const actions = usePendingActions();
  const matches = useMemo(
    () => knownMatches && withOptimisticUpdates(knownMatches, actions),
    [knownMatches, actions],
  );
  return { listQuery, answer, matches };
}

/** Returns the matches of the list that are in memory, or the first of them; it fetches none. */
export function useListedMatches(): readonly Match[] {
  const { data: firstMatches } = useQuery({ ...firstMatchesQuery(), enabled: false });
  const { data: matches } = useQuery({ ...cachedMatchesQuery(), enabled: false });
  return matches ?? firstMatches ?? noMatches;
}

/** Returns one match. `detail` is the answer of its own query; `match` is that answer or the list's entry, with the optimistic update. */
export function useMatch(id: number) {
  const detailQuery = useQuery(matchQuery(id));
  const { data: detail, isFetching, refetch, dataUpdatedAt } = detailQuery;
  const error = useLastError(detailQuery);
  // The list's entry stands in until the match is fetched; this query never fetches the list.
  const listEntryQuery = useQuery({
    ...upcomingMatchesQuery(),
    staleTime: 'static',
    refetchInterval: false,
    enabled: ({ state }) => detail === undefined && state.data !== undefined,
    select: (list) => list.find((match) => match.id === id),
    meta: { showsAge: true, isStandIn: isFetching },
  });
  const baseMatch: LoadedMatch | undefined = detail ?? listEntryQuery.data;
  const action = usePendingActions().get(id);
  const match = useMemo(() => baseMatch && withOptimisticUpdate(baseMatch, action), [baseMatch, action]);
  return {
    detail,
    match,
    query: {
      data: baseMatch,
      error,
      isFetching,
      refetch,
      dataUpdatedAt: detail ? dataUpdatedAt : listEntryQuery.dataUpdatedAt,
    },
  };
}

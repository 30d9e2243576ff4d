import {
  type Mutation,
  type QueryClient,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  type KnownMatch,
  type ParticipationAction,
  withOptimisticUpdate,
  withOptimisticUpdates,
} from './match';
import { matchQuery, upcomingMatchesQuery } from './queries';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The match that the mutation joins or leaves. */
      readonly participation?: { readonly id: number; readonly action: ParticipationAction };
    };
  }
}

const getParticipationMeta = ({ meta }: Mutation) => meta?.participation;

const toActionsByMatch = (
  metas: readonly ReturnType<typeof getParticipationMeta>[],
): ReadonlyMap<number, ParticipationAction> =>
  new Map(metas.flatMap((meta) => (meta ? [[meta.id, meta.action]] : [])));

/** Returns the action of each match whose join or leave has no answer yet, by match id. */
export const findPendingMutations = (client: QueryClient): ReadonlyMap<number, ParticipationAction> =>
  toActionsByMatch(client.getMutationCache().findAll({ status: 'pending' }).map(getParticipationMeta));

/** Whether a join or leave of this match is pending, whichever button started it. */
export function useIsPending(id: number): boolean {
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
    () => findPendingMutations(client).has(id),
    () => false,
  );
}

/** The pending action of each match, by match id. It is applied at render: the cache holds only answers of the backend. */
export function usePendingMutations(): ReadonlyMap<number, ParticipationAction> {
  const pending = useMutationState({
    filters: { status: 'pending', predicate: (mutation) => getParticipationMeta(mutation) !== undefined },
    select: getParticipationMeta,
  });
  return useMemo(() => toActionsByMatch(pending), [pending]);
}

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

import { type Mutation, type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { serverNow } from '@/lib/server-time';
import type { Match } from '@/generated/schemas/match.zod';
import { isFull } from './match';

export type ParticipationAction = 'join' | 'leave';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The match that the mutation joins or leaves, and which of the two. */
      readonly participation?: { readonly id: number; readonly act: ParticipationAction };
    };
  }
}

const getParticipationMeta = ({ meta }: Mutation) => meta?.participation;

const toActionsByMatch = (
  found: readonly ReturnType<typeof getParticipationMeta>[],
): ReadonlyMap<number, ParticipationAction> =>
  new Map(found.flatMap((one) => (one ? [[one.id, one.act]] : [])));

/** The matches that are being joined or left, by id. */
export const findPendingMutations = (client: QueryClient): ReadonlyMap<number, ParticipationAction> =>
  toActionsByMatch(client.getMutationCache().findAll({ status: 'pending' }).map(getParticipationMeta));

/** Whether a join or leave of this match has no answer yet, from any button. */
export function useIsPending(id: number): boolean {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) =>
      client.getMutationCache().subscribe(({ mutation }) => {
        if (mutation && getParticipationMeta(mutation)?.id === id) listener();
      }),
    [client, id],
  );
  // `useMutationState` would keep a list, an effect and a comparison for each row of a thousand, and each would look for all that is pending.
  return useSyncExternalStore(
    subscribe,
    () => findPendingMutations(client).has(id),
    () => false,
  );
}

/** What was pressed and has no answer yet, by match: it is laid over what is read, which never holds what is only hoped for. */
export function usePendingMutations(): ReadonlyMap<number, ParticipationAction> {
  const pending = useMutationState({
    filters: { status: 'pending', predicate: (mutation) => getParticipationMeta(mutation) !== undefined },
    select: getParticipationMeta,
  });
  return useMemo(() => toActionsByMatch(pending), [pending]);
}

/** The match as it will most likely stand after joining: on the roster, or last on the waiting list when it is full. */
function withJoin<T extends Match>(match: T): T {
  if (match.my_participation) return match;
  const waits = isFull(match);
  return {
    ...match,
    participants_count: match.participants_count + (waits ? 0 : 1),
    waitlist_count: match.waitlist_count + (waits ? 1 : 0),
    my_participation: {
      // Until the backend has given one.
      pid: 0,
      status: waits ? 'waitlisted' : 'joined',
      waitlist_position: waits ? match.waitlist_count + 1 : null,
      joined_at: new Date(serverNow()).toISOString(),
      confirm_by: null,
      confirmed_at: null,
    },
    can_join: false,
    can_leave: true,
    reason_code: 'already_joined',
  };
}

/** The match as it will most likely be after leaving: the first on the waiting list takes the place. */
function withLeave<T extends Match>(match: T): T {
  const mine = match.my_participation;
  if (!mine) return match;
  const isQueueShorter = mine.status === 'waitlisted' || match.waitlist_count > 0;
  return {
    ...match,
    participants_count: Math.max(0, match.participants_count - (isQueueShorter ? 0 : 1)),
    waitlist_count: Math.max(0, match.waitlist_count - (isQueueShorter ? 1 : 0)),
    my_participation: null,
    can_join: true,
    can_leave: false,
    reason_code: 'not_joined',
  };
}

/** The optimistic update of a match: as it will most likely be after the pending act; the same object where none is pending. */
export function withOptimisticUpdate<T extends Match>(match: T, act: ParticipationAction | undefined): T {
  if (act === undefined) return match;
  return act === 'join' ? withJoin(match) : withLeave(match);
}

/** All matches with the pending acts; the same list where none is pending. */
export const withOptimisticUpdates = (matches: readonly Match[], acts: ReturnType<typeof toActionsByMatch>) =>
  acts.size === 0 ? matches : matches.map((match) => withOptimisticUpdate(match, acts.get(match.id)));

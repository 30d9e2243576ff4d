import { type Mutation, type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { serverNow } from '@/lib/server-time';
import type { Match } from '@/generated/schemas/match.zod';
import { isFull } from './match';

export type ParticipationAction = 'join' | 'leave';

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

/** Returns the match as expected after joining: on the roster, or last on the waiting list when it is full. */
function withJoin<T extends Match>(match: T): T {
  if (match.my_participation) return match;
  const isWaiting = isFull(match);
  return {
    ...match,
    participants_count: match.participants_count + (isWaiting ? 0 : 1),
    waitlist_count: match.waitlist_count + (isWaiting ? 1 : 0),
    my_participation: {
      // The backend assigns the real one.
      pid: 0,
      status: isWaiting ? 'waitlisted' : 'joined',
      waitlist_position: isWaiting ? match.waitlist_count + 1 : null,
      joined_at: new Date(serverNow()).toISOString(),
      confirm_by: null,
      confirmed_at: null,
    },
    can_join: false,
    can_leave: true,
    reason_code: 'already_joined',
  };
}

/** Returns the match as expected after leaving: the first on the waiting list takes the spot. */
function withLeave<T extends Match>(match: T): T {
  const mine = match.my_participation;
  if (!mine) return match;
  const isWaitlistShorter = mine.status === 'waitlisted' || match.waitlist_count > 0;
  return {
    ...match,
    participants_count: Math.max(0, match.participants_count - (isWaitlistShorter ? 0 : 1)),
    waitlist_count: Math.max(0, match.waitlist_count - (isWaitlistShorter ? 1 : 0)),
    my_participation: null,
    can_join: true,
    can_leave: false,
    reason_code: 'not_joined',
  };
}

/** Applies the optimistic update of the pending action; returns the same object when none is pending. */
export function withOptimisticUpdate<T extends Match>(match: T, action: ParticipationAction | undefined): T {
  if (action === undefined) return match;
  return action === 'join' ? withJoin(match) : withLeave(match);
}

/** Applies the pending actions to a list; returns the same array when none is pending. */
export const withOptimisticUpdates = (
  matches: readonly Match[],
  actions: ReturnType<typeof toActionsByMatch>,
) =>
  actions.size === 0 ? matches : matches.map((match) => withOptimisticUpdate(match, actions.get(match.id)));

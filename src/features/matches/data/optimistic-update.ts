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

const actOf = ({ meta }: Mutation) => meta?.participation;

const byMatch = (found: readonly ReturnType<typeof actOf>[]): ReadonlyMap<number, ParticipationAction> =>
  new Map(found.flatMap((one) => (one ? [[one.id, one.act]] : [])));

/** The matches that are being joined or left, by id. */
export const pendingMutations = (client: QueryClient): ReadonlyMap<number, ParticipationAction> =>
  byMatch(client.getMutationCache().findAll({ status: 'pending' }).map(actOf));

/** Whether a join or leave of this match has no answer yet, from any button. */
export function useIsPending(id: number): boolean {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) =>
      client.getMutationCache().subscribe(({ mutation }) => {
        if (mutation && actOf(mutation)?.id === id) listener();
      }),
    [client, id],
  );
  // `useMutationState` would keep a list, an effect and a comparison for each row of a thousand, and each would look for all that is pending.
  return useSyncExternalStore(
    subscribe,
    () => pendingMutations(client).has(id),
    () => false,
  );
}

/** What was pressed and has no answer yet, by match: it is laid over what is read, which never holds what is only hoped for. */
export function usePendingMutations(): ReadonlyMap<number, ParticipationAction> {
  const pending = useMutationState({
    filters: { status: 'pending', predicate: (mutation) => actOf(mutation) !== undefined },
    select: actOf,
  });
  return useMemo(() => byMatch(pending), [pending]);
}

/** The match as it will most likely stand after joining: on the roster, or last on the waiting list when it is full. */
function joined<T extends Match>(match: T): T {
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
function left<T extends Match>(match: T): T {
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
  return act === 'join' ? joined(match) : left(match);
}

/** All matches with the pending acts; the same list where none is pending. */
export const withOptimisticUpdates = (matches: readonly Match[], acts: ReturnType<typeof byMatch>) =>
  acts.size === 0 ? matches : matches.map((match) => withOptimisticUpdate(match, acts.get(match.id)));

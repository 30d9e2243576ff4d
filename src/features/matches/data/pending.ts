import { type MutationCache, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { Match } from '@/generated/schemas/match.zod';
import { joined, left } from './optimistic';

export type Act = 'join' | 'leave';

/** Under this key joining and leaving a match stand in the cache of mutations, with the act as their variables. */
export const participationKey = (id: number) => ['participation', id] as const;

type Listeners = Map<number, Set<() => void>>;

const listenersOf = new WeakMap<MutationCache, Listeners>();

/**
 * The listeners of a cache by the match that they ask about. All share one subscription: the cache tells each subscriber of
 * each button that is drawn, so with a thousand of them a list of a thousand would take a million calls.
 */
function listenersIn(cache: MutationCache): Listeners {
  const present = listenersOf.get(cache);
  if (present) return present;
  const listeners: Listeners = new Map();
  cache.subscribe(({ mutation }) => {
    const [name, id] = (mutation?.options.mutationKey ?? []) as Partial<ReturnType<typeof participationKey>>;
    if (name === 'participation' && id !== undefined) listeners.get(id)?.forEach((listener) => listener());
  });
  listenersOf.set(cache, listeners);
  return listeners;
}

function listenTo(cache: MutationCache, id: number, listener: () => void): () => void {
  const listeners = listenersIn(cache);
  const ofMatch = listeners.get(id) ?? new Set();
  listeners.set(id, ofMatch.add(listener));
  return () => {
    ofMatch.delete(listener);
    if (ofMatch.size === 0) listeners.delete(id);
  };
}

/** Whether joining or leaving is on its way, whichever button it was asked for with. */
export function useIsPending(id: number): boolean {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => listenTo(client.getMutationCache(), id, listener),
    [client, id],
  );
  const isPending = (): boolean => client.isMutating({ mutationKey: participationKey(id) }) > 0;
  return useSyncExternalStore(subscribe, isPending, () => false);
}

/**
 * A match that was read while joining or leaving it is on its way, as it will most likely stand afterwards: what was
 * pressed stays shown, also on a screen that was opened meanwhile.
 */
export function asPressed<T extends Match>(client: QueryClient, match: T): T {
  const filters = { mutationKey: participationKey(match.id), status: 'pending' } as const;
  const act = client.getMutationCache().find<unknown, Error, Act>(filters)?.state.variables;
  if (!act) return match;
  return { ...match, ...(act === 'join' ? joined(match, new Date()) : left(match)) };
}

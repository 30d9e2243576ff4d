import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { Match } from '@/generated/schemas/match.zod';
import { joined, left } from './optimistic';

export type Act = 'join' | 'leave';

/** Under this key joining and leaving a match stand in the cache of mutations, with the act as their variables. */
export const participationKey = (id: number) => ['participation', id] as const;

/**
 * Whether joining or leaving is on its way, whichever button it was asked for with. (`useIsMutating` does the same, and
 * takes the cache's code apart so that every first visit loads a kilobyte more.)
 */
export function useIsPending(id: number): boolean {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => client.getMutationCache().subscribe(listener),
    [client],
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

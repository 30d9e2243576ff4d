import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** The time (milliseconds since 1970) of the oldest answer that the screen shows; null when it shows none. */
function shownAsOf(client: QueryClient, isAged: (path: string) => boolean): number | null {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.data !== undefined })
    .filter(({ queryKey: [path] }) => typeof path === 'string' && isAged(path))
    .map(({ state }) => state.dataUpdatedAt);
  return times.length === 0 ? null : Math.min(...times);
}

const never = (): (() => void) => () => undefined;

/**
 * From when the oldest is that is on the screen, while that has to be said; null otherwise, and then nothing is watched.
 * @param isAged of which paths the age counts
 */
export function useShownAsOf(isSaid: boolean, isAged: (path: string) => boolean): number | null {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) =>
      isSaid ? client.getQueryCache().subscribe(notifyManager.batchCalls(listener)) : never(),
    [client, isSaid],
  );
  return useSyncExternalStore(
    subscribe,
    () => (isSaid ? shownAsOf(client, isAged) : null),
    () => null,
  );
}

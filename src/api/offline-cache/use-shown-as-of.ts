import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * From when (milliseconds since 1970) the oldest of those answers is that are on the screen; null when there is none of them.
 * @param isCounted which ones count; the same function as long as they are the same
 */
export function useShownAsOf(isCounted: (query: Query) => boolean): number | null {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  );
  const read = (): number | null => {
    const times = cache
      .findAll({
        type: 'active',
        predicate: (query) => query.state.data !== undefined && isCounted(query),
      })
      .map(({ state }) => state.dataUpdatedAt);
    return times.length === 0 ? null : Math.min(...times);
  };
  return useSyncExternalStore(subscribe, read, () => null);
}

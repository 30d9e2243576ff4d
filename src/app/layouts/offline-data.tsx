import { mdiSync } from '@mdi/js';
import { notifyManager, type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '@/api/context';
import { useOnline } from '@/components/hooks/use-online';
import { useDebouncedTrue, useLoadedAtText } from '@/components/hooks/use-time';
import { useI18n } from '@/i18n/context';
import { isOffline, isSavingData } from '@/lib/browser/browser';
import { whenIdle } from '@/lib/browser/scheduling';
import { sessionQuery } from '@/queries/session';
import { SignalBar } from './signal-bar';

/** The time of the oldest data on the screen that passes the filter (milliseconds since 1970), else null. Pass a stable function. */
function useOldestDataTime(filter: (query: Query) => boolean): number | null {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  );
  const read = (): number | null => {
    const predicate = (query: Query): boolean => query.state.data !== undefined && filter(query);
    const queries = cache.findAll({ type: 'active', predicate });
    return queries.length === 0 ? null : Math.min(...queries.map(({ state }) => state.dataUpdatedAt));
  };
  return useSyncExternalStore(subscribe, read, () => null);
}

const showsAge = ({ meta }: Query): boolean => meta?.showsAge === true;

const noticeDelayMs = 3000;
const maxFreshAgeMs = 120_000;

const isAwaitingAnswer = ({ state, observers }: Query): boolean =>
  state.fetchStatus === 'fetching' || observers.some(({ options }) => options.meta?.isStandIn === true);

function DataAge({ label, loadedAt }: { label: 'offlineAsOf' | 'refreshing'; loadedAt: number }) {
  return useI18n().LL.common.states[label]({ when: useLoadedAtText(loadedAt) });
}

/** Shows the age of the data while offline, or while a refetch of old data is slow. */
export function DataAgeNotice() {
  const isOnline = useOnline();
  // Data older than the page comes from the offline cache.
  const [openedAt] = useState(Date.now);
  const isBeingRefreshed = useCallback(
    (query: Query): boolean => {
      const { dataUpdatedAt: updatedAt } = query.state;
      const isOld = updatedAt < openedAt || Date.now() - updatedAt > maxFreshAgeMs;
      return showsAge(query) && isAwaitingAnswer(query) && isOld;
    },
    [openedAt],
  );
  const loadedAt = useOldestDataTime(isOnline ? isBeingRefreshed : showsAge);
  const isSlow = useDebouncedTrue(isOnline && loadedAt !== null, noticeDelayMs);
  const isVisible = loadedAt !== null && (isSlow || !isOnline);
  return (
    <SignalBar icon={mdiSync}>
      {isVisible && <DataAge label={isOnline ? 'refreshing' : 'offlineAsOf'} loadedAt={loadedAt} />}
    </SignalBar>
  );
}

const loadCode = () =>
  import('@/app/cache-contents/prefetch-matches').then((module) => module.prefetchMatches);

/** Prefetches my next matches once per page when the browser is idle. Renders nothing. */
export function PrefetchMatches() {
  const { offlineCache } = useApi();
  const queryClient = useQueryClient();
  // The session of the offline cache does not show that the backend is reachable.
  const { isSuccess, isFetching } = useQuery({ ...sessionQuery(), enabled: false });
  const isAnswered = isSuccess && !isFetching;
  useEffect(() => {
    if (!isAnswered || isSavingData()) return undefined;
    let cancelIdle = (): void => undefined;
    const prefetch = async (): Promise<void> => {
      if (isOffline() || document.hidden || !offlineCache.isEnabled()) return;
      const [prefetchMatches, listings] = await Promise.all([loadCode(), offlineCache.list()]);
      await prefetchMatches(queryClient, listings);
    };
    // The data of the screen comes first.
    const timer = setTimeout(() => {
      cancelIdle = whenIdle(() => void prefetch().catch(() => undefined));
    }, 5000);
    return () => {
      clearTimeout(timer);
      cancelIdle();
    };
  }, [isAnswered, offlineCache, queryClient]);
  return null;
}

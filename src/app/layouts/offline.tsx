import { mdiSync } from '@mdi/js';
import { notifyManager, type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '@/api/context';
import { SignalBar } from '@/components/signal-bar';
import { useDebouncedTrue } from '@/components/use-debounced-true';
import { useLoadedAtText } from '@/components/use-now';
import { useOnline } from '@/components/use-online';
import { useI18n } from '@/i18n/context';
import { isOffline, isSavingData } from '@/lib/browser';
import { whenIdle } from '@/lib/scheduling';
import { sessionQuery } from '@/queries/session';

/** When the oldest of those answers on the screen came (milliseconds since 1970), or null. `isCounted` stays the same function. */
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

const isDated = ({ meta }: Query): boolean => meta?.isDated === true;

/** Milliseconds to wait for a newer answer before saying so, and the age up to which the shown one needs no mention. */
const noticeDelayMs = 3000;
const maxFreshAgeMs = 120_000;

const isAwaitingAnswer = ({ state, observers }: Query): boolean =>
  state.fetchStatus === 'fetching' || observers.some(({ options }) => options.meta?.isStandIn === true);

function DataAge({ label, loadedAt }: { label: 'offlineAsOf' | 'refreshing'; loadedAt: number }): ReactNode {
  return useI18n().LL.common.states[label]({ when: useLoadedAtText(loadedAt) });
}

/** Says from when is what is on the screen while there is no signal, or while a newer answer has not come for a while. */
export function DataAgeNotice(): ReactNode {
  const isOnline = useOnline();
  // Data older than the page come from the device, however new they are.
  const [openedAt] = useState(Date.now);
  const isBeingRefreshed = useCallback(
    (query: Query): boolean => {
      const { dataUpdatedAt: at } = query.state;
      return isDated(query) && isAwaitingAnswer(query) && (at < openedAt || Date.now() - at > maxFreshAgeMs);
    },
    [openedAt],
  );
  const loadedAt = useOldestDataTime(isOnline ? isBeingRefreshed : isDated);
  const isSlow = useDebouncedTrue(isOnline && loadedAt !== null, noticeDelayMs);
  const isVisible = loadedAt !== null && (isSlow || !isOnline);
  return (
    <SignalBar icon={mdiSync}>
      {isVisible && <DataAge label={isOnline ? 'refreshing' : 'offlineAsOf'} loadedAt={loadedAt} />}
    </SignalBar>
  );
}

const load = () => import('@/app/offline-cache/fetch-ahead').then((module) => module.prefetchMatches);

/** Reads my next matches ahead, once for each page, when nothing else is to be done. Shows nothing itself. */
export function PrefetchMatches(): ReactNode {
  const { offlineCache } = useApi();
  const queryClient = useQueryClient();
  // An answer from the device does not show that the backend can be reached.
  const { isSuccess, isFetching } = useQuery({ ...sessionQuery(), enabled: false });
  const isAnswered = isSuccess && !isFetching;
  useEffect(() => {
    if (!isAnswered || isSavingData()) return undefined;
    let stop = (): void => undefined;
    const run = async (): Promise<void> => {
      if (isOffline() || document.hidden || !offlineCache.isEnabled()) return;
      const [fetchAhead, listings] = await Promise.all([load(), offlineCache.list()]);
      await fetchAhead(queryClient, listings);
    };
    // After five seconds the screen has what it needs.
    const timer = setTimeout(() => {
      stop = whenIdle(() => void run().catch(() => undefined));
    }, 5000);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isAnswered, offlineCache, queryClient]);
  return null;
}

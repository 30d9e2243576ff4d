import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useApi } from '@/api/context';
import { whenIdle } from '@/components/when-idle';
import { isOffline, savesData } from '@/lib/network';
import { sessionQuery } from '@/queries/session';

/** Milliseconds after which the screen has what it needs. */
const delay = 5000;

const load = () => import('@/app/offline-cache/fetch-ahead').then((module) => module.fetchAhead);

const ignore = (): void => undefined;

/** Reads my next matches ahead, once for each page, when nothing else is to be done. Shows nothing itself. */
export function FetchAhead(): ReactNode {
  const { offlineCache } = useApi();
  const queryClient = useQueryClient();
  // An answer from the device does not show that the backend can be reached.
  const { isSuccess, isFetching } = useQuery({ ...sessionQuery(), enabled: false });
  const isAnswered = isSuccess && !isFetching;
  useEffect(() => {
    if (!isAnswered || savesData()) return undefined;
    let stop = ignore;
    const run = async (): Promise<void> => {
      if (isOffline() || document.hidden || !offlineCache.isOn()) return;
      const [fetchAhead, kept] = await Promise.all([load(), offlineCache.list()]);
      await fetchAhead(queryClient, kept, Date.now());
    };
    const timer = setTimeout(() => {
      stop = whenIdle(() => void run().catch(ignore));
    }, delay);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isAnswered, offlineCache, queryClient]);
  return null;
}

import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useApi, useAuthState } from '@/api/context';
import { whenIdle } from '@/components/when-idle';
import { isOffline, savesData } from '@/lib/network';

/** Milliseconds after which the screen has what it needs. */
const delay = 5000;

const load = () => import('@/app/kept/fetch-ahead').then((module) => module.fetchAhead);

const ignore = (): void => undefined;

/** Reads my next matches ahead, once for each page, when nothing else is to be done. Shows nothing itself. */
export function FetchAhead(): ReactNode {
  const { keeping } = useApi();
  const queryClient = useQueryClient();
  const { isKept } = useAuthState();
  useEffect(() => {
    if (isKept || savesData()) return undefined;
    let stop = ignore;
    const run = async (): Promise<void> => {
      if (isOffline() || document.hidden || !keeping.isOn()) return;
      const [fetchAhead, kept] = await Promise.all([load(), keeping.list()]);
      await fetchAhead(queryClient, kept, Date.now());
    };
    const timer = setTimeout(() => {
      stop = whenIdle(() => void run().catch(ignore));
    }, delay);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isKept, keeping, queryClient]);
  return null;
}

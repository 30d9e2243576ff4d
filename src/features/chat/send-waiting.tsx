import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { isOffline } from '@/lib/network';
import { matchesWithPending } from './data/waiting';

const load = () => import('./data/delivery').then((module) => module.deliver);

const ignore = (): void => undefined;

/**
 * Sends what was written without a signal, as soon as there is one, whatever screen is shown. Its code comes only where
 * something waits. Shows nothing itself.
 */
export function SendWaiting(): ReactNode {
  const client = useQueryClient();
  useEffect(() => {
    const look = (): void => {
      if (isOffline() || document.hidden || matchesWithPending().length === 0) return;
      load()
        .then((deliver) => deliver(client))
        // Without its code, which comes with the next look, nothing is sent and nothing is lost.
        .catch(ignore);
    };
    look();
    window.addEventListener('online', look);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client]);
  return null;
}

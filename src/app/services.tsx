import { type ReactNode, useEffect } from 'react';
import { useApi } from '@/api/context';
import { floatWithoutCovering } from '@/components/collision-avoidance';
import { isOfflineEnabled, registerWorker, removeOtherWorkers, runWhenQuiet } from '@/app/pwa/service-worker';
import { UpdateNotice } from '@/app/pwa/update-notice';

/** Registers the service worker when the app is idle, and removes others. */
function useServiceWorker(): void {
  const { queryClient } = useApi();
  useEffect(() => {
    // In development the embedded backend uses a service worker.
    if (!import.meta.env.VITE_MOCKS) void removeOtherWorkers();
    return isOfflineEnabled() ? runWhenQuiet(queryClient, () => void registerWorker()) : undefined;
  }, [queryClient]);
}

/** The services that start after the first screen: service worker and update notice. */
export function Services(): ReactNode {
  useServiceWorker();
  return (
    // The empty container lets clicks through.
    <div
      ref={floatWithoutCovering}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar-height)+1.5rem+var(--lift,0px))] z-40 grid *:not-empty:mt-2 md:bottom-[calc(1.5rem+var(--lift,0px))]"
    >
      <UpdateNotice />
    </div>
  );
}

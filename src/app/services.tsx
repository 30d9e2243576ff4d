import { type ReactNode, useEffect } from 'react';
import { useApi } from '@/api/context';
import { floatWithoutCovering } from '@/components/collision-avoidance';
import { isOfflineEnabled, registerWorker, removeLeftoverWorkers, runWhenQuiet } from '@/app/pwa/service-worker';
import { UpdateNotice } from '@/app/pwa/update-notice';

/** Keeps the app's files on the device, once the first screen has all that it asked for, and lets no other worker do so. */
function useServiceWorker(): void {
  const { queryClient } = useApi();
  useEffect(() => {
    // The embedded backend of development is one.
    if (!import.meta.env.VITE_MOCKS) void removeLeftoverWorkers();
    return isOfflineEnabled() ? runWhenQuiet(queryClient, () => void registerWorker()) : undefined;
  }, [queryClient]);
}

/** The services that start once the app is shown: the watch for newer builds, and the work without a signal. */
export function Services(): ReactNode {
  useServiceWorker();
  return (
    // The place is there while it is empty, and takes no press then.
    <div
      ref={floatWithoutCovering}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar-height)+1.5rem+var(--lift,0px))] z-40 grid *:not-empty:mt-2 md:bottom-[calc(1.5rem+var(--lift,0px))]"
    >
      <UpdateNotice />
    </div>
  );
}

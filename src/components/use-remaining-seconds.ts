import { useCallback, useSyncExternalStore } from 'react';

/** Seconds until `until` (milliseconds since 1970 by the device's clock). It reads the clock, so that a device that slept does not wait longer. */
export function useRemainingSeconds(until: number): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(() => {
        listener();
        if (until <= Date.now()) clearInterval(timer);
      }, 250);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((until - Date.now()) / 1000)),
    () => 0,
  );
}

import { useCallback, useSyncExternalStore } from 'react';

/** Seconds until a moment (milliseconds since 1970 by the device's clock), counted by the clock: a device that slept does not wait longer. */
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

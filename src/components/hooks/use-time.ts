import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useI18n } from '@/i18n/context';
import { joinStops, listen } from '@/lib/browser/listen';
import { dayKey } from '@/lib/format/day';
import { viewerTimeZone } from '@/lib/format/intl';
import { clockSkew } from '@/lib/state/server-time';

export const useClockSkew = (): number =>
  useSyncExternalStore(clockSkew.subscribe, clockSkew.get, clockSkew.getInitial);

/** Milliseconds since 1970 by the backend's clock, updated each minute and when the page becomes visible. */
export function useNow(): number {
  const skew = useClockSkew();
  const [deviceNow, setDeviceNow] = useState(() => Date.now());
  useEffect(() => {
    const updateIfVisible = (): void => {
      if (!document.hidden) setDeviceNow(Date.now());
    };
    const timer = setInterval(updateIfVisible, 60_000);
    return joinStops(() => clearInterval(timer), listen(document, ['visibilitychange'], updateIfVisible));
  }, []);
  return deviceNow + skew;
}

/** The seconds until `endsAt` (milliseconds since 1970 by the device's clock), computed from the clock each time, so that a device that slept does not wait longer. */
export function useRemainingSeconds(endsAt: number): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      // Each row of a long list asks for its wait.
      if (endsAt <= Date.now()) return () => undefined;
      const timer = setInterval(() => {
        listener();
        if (endsAt <= Date.now()) clearInterval(timer);
      }, 250);
      return () => clearInterval(timer);
    },
    [endsAt],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)),
    () => 0,
  );
}

/** Formats the time at which something was loaded (milliseconds since 1970 by the device's clock), with the day unless it is today. */
export function useLoadedAtText(loadedAt: number): string {
  const { format } = useI18n();
  const now = useNow();
  const loadedAtServerTime = loadedAt + useClockSkew();
  const timeZone = viewerTimeZone();
  const isToday = dayKey(loadedAtServerTime, timeZone) === dayKey(now, timeZone);
  return isToday ? format.time(loadedAtServerTime, timeZone) : format.dateTime(loadedAtServerTime, timeZone);
}

/** Debounces a condition: returns true once it has been true for `delayMs` without interruption. */
export function useDebouncedTrue(condition: boolean, delayMs: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setHasElapsed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setHasElapsed(false);
    };
  }, [condition, delayMs]);
  return condition && hasElapsed;
}

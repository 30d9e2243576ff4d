import { useEffect, useState, useSyncExternalStore } from 'react';
import { useI18n } from '@/i18n/context';
import { dayKey } from '@/lib/day';
import { viewerTimeZone } from '@/lib/intl';
import { clockSkew, subscribeToClockSkew } from '@/lib/server-time';

/** Milliseconds that the backend's clock is ahead of the device's. */
export const useClockSkew = (): number => useSyncExternalStore(subscribeToClockSkew, clockSkew, () => 0);

/** Milliseconds since 1970 by the backend's clock, renewed at that interval and when the page is visible again. */
export function useNow(interval = 60_000): number {
  const skew = useClockSkew();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const renew = (): void => {
      if (!document.hidden) setNow(Date.now());
    };
    const timer = setInterval(renew, interval);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [interval]);
  return now + skew;
}

/** When something was loaded (milliseconds since 1970 by the device's clock), in words: the time, with its day unless that is today. */
export function useLoadedAtText(loadedAt: number): string {
  const { format } = useI18n();
  const now = useNow();
  const at = loadedAt + useClockSkew();
  const zone = viewerTimeZone();
  const isToday = dayKey(at, zone) === dayKey(now, zone);
  return isToday ? format.time(at, zone) : format.dateTime(at, zone);
}

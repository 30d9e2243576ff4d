import { useEffect, useState } from 'react';
import { useI18n } from '@/i18n/context';
import { dayKey } from '@/lib/day';
import { viewerTimeZone } from '@/lib/intl';

/** The present time (milliseconds since 1970), updated at that interval (milliseconds) and when the page is visible again. */
export function useNow(interval = 60_000): number {
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
  return now;
}

/** When something was loaded (milliseconds since 1970), in words: the time, with its day unless that is today. */
export function useWhenLoaded(loadedAt: number): string {
  const { format } = useI18n();
  const now = useNow();
  const zone = viewerTimeZone();
  const isOfToday = dayKey(loadedAt, zone) === dayKey(now, zone);
  return isOfToday ? format.time(loadedAt, zone) : format.dateTime(loadedAt, zone);
}

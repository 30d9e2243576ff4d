import { useI18n } from '@/i18n/context';
import { dayKey } from '@/lib/day';
import { viewerTimeZone } from '@/lib/intl';
import { useNow } from './use-now';

/** When something was loaded (milliseconds since 1970), in words: the time, with its day unless that is today. */
export function useWhenLoaded(loadedAt: number): string {
  const { format } = useI18n();
  const now = useNow();
  const zone = viewerTimeZone();
  const isOfToday = dayKey(loadedAt, zone) === dayKey(now, zone);
  return isOfToday ? format.time(loadedAt, zone) : format.dateTime(loadedAt, zone);
}

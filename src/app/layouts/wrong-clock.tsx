import { mdiClockAlertOutline } from '@mdi/js';
import { useEffect } from 'react';
import { isNoticeableSkew } from '@/api/clock';
import { showToast } from '@/components/toasts';
import { useClockSkew } from '@/components/use-now';
import type { I18n } from '@/i18n/translate';
import { viewerTimeZone } from '@/lib/intl';

/** Shows a toast when the device's clock is wrong, with both times. */
export function WrongClockNotice(): null {
  const skew = useClockSkew();
  useEffect(() => {
    if (!isNoticeableSkew(skew)) return;
    const now = Date.now();
    const text = ({ LL, format }: I18n): string => {
      const at = (time: number): string => format.dateTime(time, viewerTimeZone());
      return LL.common.states.wrongClock({ device: at(now), server: at(now + skew) });
    };
    showToast('success', text, { icon: mdiClockAlertOutline, topic: 'clock' });
  }, [skew]);
  return null;
}

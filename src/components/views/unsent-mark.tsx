import { mdiAlertCircleOutline, mdiClockOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';

interface UnsentMarkProps {
  i18n: I18n;
  unsent: 'refused' | 'waiting';
}

/** Says that a message of mine was refused, or waits. */
export function UnsentMark({ i18n: { LL }, unsent }: UnsentMarkProps): ReactNode {
  const isRefused = unsent === 'refused';
  const words = LL.chat.sending;
  return (
    <span className={cn('inline-grid', isRefused ? 'text-danger' : 'text-muted')}>
      <Icon path={isRefused ? mdiAlertCircleOutline : mdiClockOutline} className="size-5" />
      <span className="sr-only">{isRefused ? words.mark() : words.markWaiting()}</span>
    </span>
  );
}

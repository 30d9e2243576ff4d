import { mdiAlertCircleOutline, mdiClockOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';

const maxCount = 99;

interface UnreadCountProps {
  i18n: I18n;
  count: number;
  /** Where the count is said elsewhere, by the name of the control, it is decoration. */
  isDecoration?: boolean;
  className?: string;
}

export function UnreadCount({
  i18n: { LL, format },
  count,
  isDecoration = false,
  className,
}: UnreadCountProps): ReactNode {
  if (count === 0) return null;
  return (
    <span
      className={cn(
        'inline-grid h-[1.67em] min-w-[1.67em] place-items-center rounded-full bg-primary px-1.5 font-bold text-on-primary forced-edge',
        isDecoration ? 'text-[min(0.75rem,15px)]' : 'text-xs',
        className,
      )}
    >
      {/* Drawn, not written: a control that says the count is asked for by the word on it, not by this figure. */}
      <span
        aria-hidden="true"
        data-figures={count > maxCount ? `${String(maxCount)}+` : format.number(count)}
        className="before:content-[attr(data-figures)]"
      />
      {!isDecoration && <span className="sr-only">{LL.common.counts.unreadMessages({ count })}</span>}
    </span>
  );
}

/** What has become of messages of mine that did not go out: the backend refused some, or they wait. */
export type UnsentState = 'refused' | 'waiting';

export function UnsentIcon({ i18n: { LL }, unsent }: { i18n: I18n; unsent: UnsentState }): ReactNode {
  const isRefused = unsent === 'refused';
  const texts = LL.chat.sending;
  return (
    <span className={cn('inline-grid', isRefused ? 'text-danger' : 'text-muted')}>
      <Icon path={isRefused ? mdiAlertCircleOutline : mdiClockOutline} className="size-5" />
      <span className="sr-only">{isRefused ? texts.mark() : texts.markWaiting()}</span>
    </span>
  );
}

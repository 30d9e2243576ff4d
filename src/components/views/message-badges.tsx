import { mdiAlertCircleOutline, mdiClockOutline } from '@mdi/js';
import { Icon } from '@/components/ui/icon';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';

const maxShownCount = 99;

interface Props {
  i18n: I18n;
  count: number;
  /** Whether the name of the control already contains the count; then the badge is for sighted people only. */
  isDecoration?: boolean;
  className?: string;
}

export function UnreadCount({ i18n: { LL, format }, count, isDecoration, className }: Props) {
  if (count === 0) return null;
  return (
    <span
      className={cn(
        'inline-grid h-[1.67em] min-w-[1.67em] place-items-center rounded-full bg-accent px-1.5 font-bold text-surface forced-edge',
        isDecoration ? 'text-[min(0.75rem,15px)]' : 'text-xs',
        className,
      )}
    >
      {/* Drawn by CSS, so that the number is not part of the control's accessible name. */}
      <span
        aria-hidden="true"
        data-figures={count > maxShownCount ? `${String(maxShownCount)}+` : format.number(count)}
        className="before:content-[attr(data-figures)]"
      />
      {!isDecoration && <span className="sr-only">{LL.common.counts.unreadMessages({ count })}</span>}
    </span>
  );
}

/** The state of unsent messages: the backend refused at least one, or they wait for a connection. */
export type UnsentState = 'refused' | 'waiting';

export function UnsentIcon({ i18n: { LL }, state }: { i18n: I18n; state: UnsentState }) {
  const isRefused = state === 'refused';
  const texts = LL.chat.sending;
  return (
    <span className={cn('inline-grid', isRefused ? 'text-danger' : 'text-muted')}>
      <Icon path={isRefused ? mdiAlertCircleOutline : mdiClockOutline} className="size-5" />
      <span className="sr-only">{isRefused ? texts.mark() : texts.markWaiting()}</span>
    </span>
  );
}

import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';
import type { DayKey } from '@/lib/day';

/** The day that begins. */
export function DaySeparator({ day, today }: { day: DayKey; today: DayKey }): ReactNode {
  const { format } = useI18n();
  return (
    <div role="listitem" className="flex items-center gap-3 px-3 pt-4 pb-1 text-xs font-semibold text-muted">
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
      <span className="first-letter:uppercase">{format.day(day, today)}</span>
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
    </div>
  );
}

/** Where the unread messages begin; found by its attribute. */
export function UnreadDivider(): ReactNode {
  const { LL } = useI18n();
  return (
    <div
      role="listitem"
      data-first-unread
      className="flex items-center gap-3 px-3 pt-3 text-xs font-bold text-accent"
    >
      <span aria-hidden="true" className="h-px flex-1 bg-primary" />
      {LL.chat.unreadFromHere()}
      <span aria-hidden="true" className="h-px flex-1 bg-primary" />
    </div>
  );
}

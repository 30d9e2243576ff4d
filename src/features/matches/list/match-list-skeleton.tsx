import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { rowHeight } from './row-height';

/** More than a screen shows, so that nothing in sight moves when the rows come. */
const rows = [0, 1, 2, 3, 4, 5, 6, 7];

/** The list while it loads, in its final size. */
export function MatchListSkeleton(): ReactNode {
  const { LL } = useI18n();
  return (
    <div role="status" data-first-paint="list" className={cn(rowHeight, 'grid gap-2')}>
      <span className="sr-only">{LL.common.states.loading()}</span>
      <Skeleton className="my-1.5 h-5 w-40" />
      {rows.map((row) => (
        <div
          key={row}
          className="grid h-(--row-height) content-between rounded-card bg-surface px-4 pt-2 pb-3 shadow-card md:p-4"
        >
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-4 w-56 max-w-full" />
          <Skeleton className="h-4 w-44 max-w-full" />
        </div>
      ))}
    </div>
  );
}

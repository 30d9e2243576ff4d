import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { rowGrid, rowHeight } from '@/features/matches/views/row-height';
import { tileSize } from '@/features/matches/views/sport-tile';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';

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
          className={cn(
            rowGrid,
            'h-(--row-height) content-between items-center rounded-card bg-surface pt-2 pb-3 shadow-card',
          )}
        >
          <Skeleton className={tileSize} />
          <Skeleton className="h-6 w-32 max-w-full" />
          <div className="col-span-2 grid gap-2 md:col-span-1">
            <Skeleton className="h-4 w-56 max-w-full" />
            <Skeleton className="h-4 w-44 max-w-full" />
          </div>
          <Skeleton className="col-span-2 h-8 w-28 md:col-span-1" />
        </div>
      ))}
    </div>
  );
}

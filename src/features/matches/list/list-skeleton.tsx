import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { rowGrid, rowHeight } from '@/features/matches/views/list-view';
import { tileSize } from '@/features/matches/views/sport-tile';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';

/** More than a screen shows, so that nothing in sight moves when the rows come. */
const rows = [0, 1, 2, 3, 4, 5, 6, 7];

export function MatchListSkeleton(): ReactNode {
  const { LL } = useI18n();
  return (
    <div role="status" data-first-paint="list" className={cn(rowHeight, 'grid max-w-[50rem] gap-2')}>
      <span className="sr-only">{LL.common.states.loading()}</span>
      <Skeleton className="my-1.5 h-5 w-40" />
      {rows.map((row) => (
        <div
          key={row}
          className={cn(
            rowGrid,
            'h-(--row-height) content-between rounded-card bg-surface pt-2.5 pb-2 shadow-card',
          )}
        >
          <Skeleton className={cn(tileSize, 'row-span-4 md:row-span-3')} />
          <Skeleton className="h-5 w-32 max-w-full" />
          <Skeleton className="col-start-2 mt-1.5 h-4 w-56 max-w-full" />
          <Skeleton className="col-start-2 mt-1.5 h-4 w-44 max-w-full" />
          <Skeleton className="col-start-2 mt-1.5 h-7 w-28 md:col-start-3 md:row-span-3 md:row-start-1" />
        </div>
      ))}
    </div>
  );
}

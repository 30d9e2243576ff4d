import { mdiMapMarkerOutline } from '@mdi/js';
import { LoadingNotice } from '@/components/failures/state-panel';
import { useFocusOnUnmount } from '@/components/focus/focus';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { rowGridStyle, rowHeightStyle, rowTileStyle } from '@/features/matches/views/list-view';
import { tileSizeStyle } from '@/features/matches/views/sport-tile';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';

/** More rows than a screen shows, so that nothing visible moves when the real rows appear. */
const skeletonRows = [0, 1, 2, 3, 4, 5, 6, 7];

export function MatchListSkeleton() {
  return (
    <div
      data-first-paint="list"
      className={cn(rowHeightStyle, 'grid gap-2 min-[24rem]:max-md:mt-1 xl:max-w-[50rem]')}
    >
      <LoadingNotice />
      {/* What stood above the rows at the last visit, such as my next match, whose size is the default; the gap below is part of that space. */}
      <div className="grid h-[calc(var(--list-space,6.75rem)-0.5rem)] content-between overflow-clip rounded-card border border-line bg-surface p-3 in-data-[list-space=none]:hidden xl:hidden xl:in-data-[list-space=known]:grid">
        <div className="flex justify-between">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 w-24" />
        </div>
        <Skeleton className="h-5 w-56" />
        <Skeleton className="h-5 w-40" />
      </div>
      <Skeleton className="mt-2 h-5 w-40" />
      {skeletonRows.map((row) => (
        <div
          key={row}
          className={cn(
            rowGridStyle,
            'h-(--row-height) content-between rounded-card bg-surface py-2 shadow-card max-[24rem]:py-1.25 compact:py-1.5',
          )}
        >
          <Skeleton className={cn(tileSizeStyle, rowTileStyle)} />
          <Skeleton className="h-5 w-32" />
          <Skeleton className="col-start-2 mt-1.5 h-4 w-56 compact:col-start-1 compact:col-end-4" />
          <Skeleton className="col-start-2 mt-1.5 h-4 w-44 compact:col-start-1 compact:col-end-4" />
          <Skeleton className="col-start-2 mt-1.5 h-5 w-28 md:col-start-3 md:row-span-3 md:row-start-1 md:h-7 compact:col-start-1 compact:col-end-4" />
        </div>
      ))}
    </div>
  );
}

/** Stands below the first rows until all are there. */
export function MoreRowsSkeleton() {
  return (
    <div className={cn(rowHeightStyle, 'mt-2 xl:max-w-[50rem]')}>
      <LoadingNotice />
      <Skeleton className="h-(--row-height) rounded-card" />
    </div>
  );
}

/** The button below the list that adds the matches of other cities to it, and shows it from its top: they are between the others. */
export function ElsewhereButton({ count, onShow }: { count: number; onShow: () => void }) {
  const { LL } = useI18n();
  const containerRef = useFocusOnUnmount<HTMLDivElement>();
  return (
    <div ref={containerRef} className="mt-3 grid md:mt-6 xl:max-w-[50rem]">
      <Button
        variant="secondary"
        onClick={() => {
          scrollTo({ top: 0 });
          onShow();
        }}
      >
        <Icon path={mdiMapMarkerOutline} className="size-5" />
        {LL.matches.elsewhere({ count })}
      </Button>
    </div>
  );
}

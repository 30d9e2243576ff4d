import { mdiMapMarkerOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { useLeavesFocus } from '@/components/focus';
import { rowGrid, rowHeight } from '@/features/matches/views/list-view';
import { tileSize } from '@/features/matches/views/sport-tile';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';

interface ListFrameProps {
  /** How many matches are shown. */
  found?: ReactNode;
  /** At the end of the heading's line. */
  action?: ReactNode;
  filters: ReactNode;
  children: ReactNode;
}

/** The screen of the list: its heading, the filters, and the matches. */
export function ListFrame({ found, action, filters, children }: ListFrameProps): ReactNode {
  const { LL } = useI18n();
  return (
    <div className="flex flex-col gap-1 max-[22.4rem]:-mt-2 md:gap-3">
      <div
        data-title-line=""
        className="flex min-h-[min(2.5rem,var(--bar-height))] items-center gap-x-3 max-[22.4rem]:flex-wrap"
      >
        <h1 data-title-words="" className="text-lg font-bold max-[18rem]:flex-1 md:text-xl">
          {LL.matches.title()}
        </h1>
        <p
          role="status"
          data-figures
          data-title-words=""
          className="flex-1 pt-1 text-sm text-muted max-[18rem]:order-last max-[18rem]:basis-full"
        >
          {found}
        </p>
        {action}
      </div>
      {filters}
      {children}
    </div>
  );
}

/** More than a screen shows, so that nothing in sight moves when the rows come. */
const rows = [0, 1, 2, 3, 4, 5, 6, 7];

/** The list while it loads, in its final size. */
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

interface ElsewhereProps {
  /** How many matches there are in other cities. */
  count: number;
  /** Shows them. */
  onShow: () => void;
}

/** The last line of a list that is narrowed to cities: what is played in the others, one press away. */
export function Elsewhere({ count, onShow }: ElsewhereProps): ReactNode {
  const { LL } = useI18n();
  const element = useLeavesFocus<HTMLDivElement>();
  return (
    <div ref={element} className="mt-3 grid md:mt-6">
      <Button variant="secondary" onClick={onShow}>
        <Icon path={mdiMapMarkerOutline} className="size-5" />
        {LL.matches.elsewhere({ count })}
      </Button>
    </div>
  );
}

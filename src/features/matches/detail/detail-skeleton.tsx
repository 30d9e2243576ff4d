import type { ReactNode } from 'react';
import { Skeleton, SkeletonCard } from '@/components/ui/skeleton';
import { detailColumns } from '@/features/matches/views/match-sheet';
import { useI18n } from '@/i18n/context';

/** A roster while it loads, in the size of a usual one, with what is known of it already. */
export function RosterSkeleton({ children }: { children?: ReactNode }): ReactNode {
  const { LL } = useI18n();
  return (
    <div className="grid content-start gap-2">
      <span role="status" className="sr-only">
        {LL.common.states.loading()}
      </span>
      <Skeleton className="h-7 w-28" />
      {children}
      <div className="rounded-card bg-surface p-2 shadow-card lg:grid lg:grid-cols-2 lg:gap-x-2">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <span key={row} className="flex min-h-11 items-center gap-3 px-2">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="h-4 w-36" />
          </span>
        ))}
      </div>
    </div>
  );
}

/** A whole match of which nothing is known yet: heading, facts and roster, and beside them the chat's place. */
export function DetailSkeleton(): ReactNode {
  return (
    <div data-skeleton="screen" className={detailColumns}>
      <div className="grid grid-cols-1 content-start gap-6">
        <div className="grid grid-cols-1 gap-3">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-8 w-80 max-w-full md:h-10" />
          <Skeleton className="h-6 w-56 max-w-full" />
          <Skeleton className="h-4 w-28" />
        </div>
        <div className="grid grid-cols-1 gap-6 rounded-card bg-surface p-4 shadow-card sm:grid-cols-2">
          {[0, 1, 2, 3].map((fact) => (
            <span key={fact} className="grid grid-cols-1 gap-2">
              <Skeleton className="h-4 w-20" />
              <Skeleton className="h-5 w-44 max-w-full" />
            </span>
          ))}
        </div>
        <RosterSkeleton />
      </div>
      {/* It begins at the height of the link back, as the card does. */}
      <SkeletonCard className="-mt-10 h-64 self-start max-md:hidden" />
    </div>
  );
}

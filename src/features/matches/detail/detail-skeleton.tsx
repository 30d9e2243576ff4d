import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useI18n } from '@/i18n/context';

/** A roster (or a whole match) while it loads. */
export function DetailSkeleton(): ReactNode {
  const { LL } = useI18n();
  return (
    <div role="status" className="grid content-start gap-3">
      <span className="sr-only">{LL.common.states.loading()}</span>
      <Skeleton className="h-7 w-56 max-w-full" />
      <Skeleton className="h-5 w-40" />
      {[0, 1, 2, 3, 4].map((row) => (
        <span key={row} className="flex items-center gap-3">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className="h-4 w-40" />
        </span>
      ))}
    </div>
  );
}

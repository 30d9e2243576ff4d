import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useI18n } from '@/i18n/context';

/** So many chats while they load, each in the size of one. */
export function ChatRowsSkeleton({ count }: { count: number }): ReactNode {
  const { LL } = useI18n();
  return (
    <div role="status">
      <span className="sr-only">{LL.common.states.loading()}</span>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="grid border-t border-line px-4 py-3 first-of-type:border-t-0">
          <Skeleton className="my-0.5 h-5 w-56 max-w-full" />
          <Skeleton className="my-0.5 h-4 w-32 max-w-full" />
          <Skeleton className="my-0.5 h-4 w-64 max-w-full" />
        </div>
      ))}
    </div>
  );
}

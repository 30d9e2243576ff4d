import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadingNotice } from '@/components/state-panel';

export function ChatSkeleton(): ReactNode {
  return (
    <div data-log="" className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden p-3">
      <LoadingNotice />
      <Skeleton className="h-10 w-56 max-w-full" />
      <Skeleton className="h-16 w-64 max-w-full" />
      <Skeleton className="ml-auto h-10 w-44 max-w-full" />
      <Skeleton className="h-10 w-60 max-w-full" />
      <Skeleton className="mt-3 h-12 w-full" />
    </div>
  );
}

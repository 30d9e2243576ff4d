import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Skeleton } from './skeleton';

/** A card that is still empty: a heading and two lines. The size of the final card comes from `className`. */
export function SkeletonCard({ className }: { className: string }): ReactNode {
  return (
    <div
      className={cn(
        'grid grid-cols-1 content-start gap-3 rounded-card bg-surface p-4 shadow-card',
        className,
      )}
    >
      <Skeleton className="h-6 w-24 max-w-full" />
      <Skeleton className="h-4 w-56 max-w-full" />
      <Skeleton className="h-4 w-40 max-w-full" />
    </div>
  );
}

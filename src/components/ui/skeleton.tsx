import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** A grey stand-in of the final size; hidden from assistive technology, so say "loading" once around it. */
export function Skeleton({ className }: { className: string }): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={cn('block animate-skeleton rounded-control bg-line forced-edge', className)}
    />
  );
}

import { cn } from '@/lib/cn';

/** A grey placeholder; `className` sets the size of the final content. It is hidden from assistive technology: render one `LoadingNotice` beside skeletons. */
export const Skeleton = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={cn('block max-w-full animate-skeleton rounded-control bg-line forced-edge', className)}
  />
);

/** The skeleton of a card with a heading and two lines; `className` sets the size of the final card. */
export const SkeletonCard = ({ className }: { className: string }) => (
  <div
    className={cn('grid grid-cols-1 content-start gap-3 rounded-card bg-surface p-4 shadow-card', className)}
  >
    <Skeleton className="h-6 w-24" />
    <Skeleton className="h-4 w-56" />
    <Skeleton className="h-4 w-40" />
  </div>
);

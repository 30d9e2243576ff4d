import { LoadingNotice } from '@/components/failures/state-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

/** On a desktop the figures are beside the rest of the profile. */
export const figuresPosition = 'md:col-start-2 md:row-span-2 md:row-start-1';

export const profileCardStyle = 'grid content-start gap-5 rounded-card bg-surface p-4 shadow-card md:p-6';

/** The upper part of the first card. */
export const profileHeadStyle =
  'pitch -mx-4 -mt-4 flex flex-wrap items-center gap-4 rounded-t-[0.75rem] p-4 md:-mx-6 md:-mt-6 md:gap-6 md:p-6';

export const keyFigureColumns = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3';

const SkeletonFact = () => (
  <div className="grid grid-cols-1 gap-1">
    <Skeleton className="h-5 w-20" />
    <Skeleton className="h-6 w-48" />
  </div>
);

export const ProfileSkeleton = () => (
  <>
    <LoadingNotice />
    <div className={profileCardStyle}>
      <div className={profileHeadStyle}>
        <Skeleton className="size-16 rounded-full md:size-24" />
        <div className="grid min-w-0 flex-1 basis-40 grid-cols-1 gap-1">
          <Skeleton className="h-8 w-44" />
          <Skeleton className="h-5 w-52" />
        </div>
        <Skeleton className="h-11 w-32 max-sm:w-full" />
      </div>
      {[0, 1, 2].map((part) => (
        <SkeletonFact key={part} />
      ))}
    </div>
    <div className={cn(profileCardStyle, figuresPosition)}>
      <Skeleton className="h-7 w-24" />
      <div className={keyFigureColumns}>
        {[0, 1, 2, 3].map((figure) => (
          <div key={figure} className="grid grid-cols-1 gap-1 rounded-control bg-sunken p-3">
            <Skeleton className="h-8 w-12" />
            <Skeleton className="h-5 w-20" />
          </div>
        ))}
      </div>
      <Skeleton className="h-11 w-40" />
    </div>
    <div className={profileCardStyle}>
      <Skeleton className="h-7 w-20" />
      <div className="grid gap-3 sm:grid-cols-2">
        {[0, 1, 2, 3].map((fact) => (
          <SkeletonFact key={fact} />
        ))}
      </div>
    </div>
  </>
);

import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect } from 'react';
import { hasPlaceholder, removePlaceholder } from '@/before-app/placeholder';
import { Mark } from '@/components/logo';
import { Skeleton } from '@/components/ui/skeleton';
import { useI18n } from '@/i18n/context';

/**
 * Until the router has its first screen: the code of it, and of what stands around it, is on its way. Where the build has
 * drawn something, that stays instead, and goes in the frame in which the first screen comes.
 */
export function StartingScreen(): ReactNode {
  const { LL } = useI18n();
  const isStarting = useRouterState({ select: ({ matches }) => matches.length === 0 });
  useLayoutEffect(() => {
    if (!isStarting) removePlaceholder();
  }, [isStarting]);
  if (!isStarting || hasPlaceholder()) return null;
  return (
    <div role="status" className="min-h-dvh">
      <span className="sr-only">{LL.common.states.loading()}</span>
      <div className="border-b border-line">
        <div className="page flex min-h-(--bar-height) items-center gap-2 text-lg font-bold">
          <Mark className="size-[min(2rem,40px)]" />
          {LL.common.app.name()}
        </div>
      </div>
      <div className="page grid gap-3 pt-4">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    </div>
  );
}

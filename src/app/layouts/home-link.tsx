import type { ReactNode } from 'react';
import { Mark } from '@/components/logo';
import { useI18n } from '@/i18n/context';
import { NavigationLink } from '@/routing/link';
import { useCurrent } from './navigation';

/** Mark and name, leading home. On a phone it takes the room that is left; the name gives way where there is too little. */
export function HomeLink(): ReactNode {
  const { LL } = useI18n();
  const current = useCurrent();
  return (
    <span className="max-md:@container max-md:min-w-8 max-md:flex-1">
      <NavigationLink
        to="index"
        isCurrent={current === 'matches'}
        aria-label={LL.header.home()}
        className="flex min-h-target w-fit items-center gap-2 rounded-control text-lg font-bold min-[22.5rem]:pr-2"
      >
        <Mark className="size-[min(2rem,40px)] shrink-0" />
        <span data-app-name="" className="hidden md:inline @min-[7.25rem]:inline">
          {LL.common.app.name()}
        </span>
      </NavigationLink>
    </span>
  );
}

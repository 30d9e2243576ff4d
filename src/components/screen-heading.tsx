import type { ReactNode, Ref } from 'react';
import { useRouteTitle } from '@/routing/hooks';

/** The heading of a screen whose name is that of the route table; with a `ref` it can be given the focus. */
export function ScreenHeading({ ref }: { ref?: Ref<HTMLHeadingElement> }): ReactNode {
  return (
    <h1 ref={ref} tabIndex={ref ? -1 : undefined} className="text-xl font-bold outline-none md:text-2xl">
      {useRouteTitle()}
    </h1>
  );
}

import type { ReactNode } from 'react';
import { useRouteTitle } from '@/routing/hooks';

/** The heading of a screen whose name is that of the route table. */
export function ScreenHeading(): ReactNode {
  return <h1 className="text-xl font-bold md:text-2xl">{useRouteTitle()}</h1>;
}

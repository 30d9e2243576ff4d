import { createRoute, redirect } from '@tanstack/react-router';
import type { LayoutRoute } from './parent-routes';
import type { Shell } from './shell';
import { partsOf } from '@/routing/address';
import { href } from '@/routing/href';
import { matchAddress } from '@/routing/match';
import { unknownSegment } from '@/routing/rewrite';

/** The route of all addresses outside the table: the 404 screen, or the screen that a malformed parameter leads to. */
export function notFoundRoute(parent: LayoutRoute, { notFound }: Pick<Shell, 'notFound'>) {
  return createRoute({
    getParentRoute: () => parent,
    path: `${unknownSegment}/$` as const,
    beforeLoad: ({ location }) => {
      const address = matchAddress(partsOf(location.publicHref).pathname);
      if (address.name !== null || address.otherwise === undefined) return;
      redirect({ href: href(address.otherwise, { locale: address.locale }), replace: true, throw: true });
    },
    component: notFound,
  });
}

import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NotFoundScreen } from '@/app/error-screens';
import type { Locale } from '@/lib/locale';
import { matchAddress, toPublic, unknownSegment } from '@/routing/rewrite';
import type { RouterContext } from '@/routing/screen';
import type { LayoutName } from '@/routing/table';
import { textsOf } from '@/routing/search';
import { targetOf } from '@/routing/target';
import { Announcer } from '@/app/head/announce';

/** Stands around both layouts and never leaves. */
const RootScreen = (): ReactNode => (
  <>
    <Outlet />
    <Announcer />
  </>
);

/** What stands around the screens; each renders its screen by `<Outlet />`. */
export type Layouts = Record<LayoutName, () => ReactNode>;

const rootRoute = () =>
  createRootRouteWithContext<RouterContext>()({ component: RootScreen, validateSearch: textsOf });

const localeRoute = (root: ReturnType<typeof rootRoute>) =>
  createRoute({
    getParentRoute: () => root,
    path: '$locale',
    // The rewrite gives no other.
    params: { parse: ({ locale }) => ({ locale: locale as Locale }) },
    context: ({ params: { locale } }) => ({ locale }),
  });

const layoutRoute = (locale: ReturnType<typeof localeRoute>, id: LayoutName, component: () => ReactNode) =>
  createRoute({ getParentRoute: () => locale, id, component });

/** A layout, the parent of its screens. */
export type LayoutRoute = ReturnType<typeof layoutRoute>;

/** The route of all addresses outside the table: the 404 screen, or the screen that a malformed parameter leads to. */
export const notFoundRoute = (parent: LayoutRoute) =>
  createRoute({
    getParentRoute: () => parent,
    path: `${unknownSegment}/$address` as const,
    beforeLoad({ location }) {
      const address = matchAddress(toPublic(location.pathname));
      if (address.name !== null || address.otherwise === undefined) return;
      redirect({ ...targetOf(address.otherwise, {}), replace: true, throw: true });
    },
    component: NotFoundScreen,
  });

/** The parent routes of the screens: root → `/$locale` → the two layouts. */
export function createParentRoutes(layouts: Layouts) {
  const root = rootRoute();
  const locale = localeRoute(root);
  return {
    root,
    locale,
    layouts: {
      default: layoutRoute(locale, 'default', layouts.default),
      login: layoutRoute(locale, 'login', layouts.login),
    },
  };
}

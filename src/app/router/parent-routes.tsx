import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NotFoundScreen } from '@/app/error-screens';
import { Announcer } from '@/app/head/announcer';
import type { Locale } from '@/lib/locale';
import { matchAddress, toPublic, unknownSegment } from '@/routing/address/rewrite';
import { pickStrings } from '@/routing/address/search';
import { targetOf } from '@/routing/rows';
import type { RouterContext } from '@/routing/screen';

const RootScreen = () => (
  <>
    <Outlet />
    <Announcer />
  </>
);

type LayoutName = 'default' | 'login';

/** The layout components; each renders its screen by `<Outlet />`. */
export type Layouts = Record<LayoutName, () => ReactNode>;

/** The parent routes of the screens: root → `/$locale` → the two layouts. */
export function createParentRoutes(layouts: Layouts) {
  const root = createRootRouteWithContext<RouterContext>()({
    component: RootScreen,
    validateSearch: pickStrings,
  });
  const locale = createRoute({
    getParentRoute: () => root,
    path: '$locale',
    // The rewrite guarantees a known locale.
    params: { parse: ({ locale }) => ({ locale: locale as Locale }) },
    context: ({ params: { locale } }) => ({ locale }),
  });
  const createLayout = (id: LayoutName) =>
    createRoute({ getParentRoute: () => locale, id, component: layouts[id] });
  return { root, locale, layouts: { default: createLayout('default'), login: createLayout('login') } };
}

export type LayoutRoute = ReturnType<typeof createParentRoutes>['layouts'][LayoutName];

/** The route of unknown addresses: the 404 screen, or a redirect for an invalid parameter. */
export const createNotFoundRoute = (parent: LayoutRoute) =>
  createRoute({
    getParentRoute: () => parent,
    path: `${unknownSegment}/$address` as const,
    beforeLoad({ location }) {
      const address = matchAddress(toPublic(location.pathname));
      if (address.name !== null || address.fallback === undefined) return;
      redirect({ ...targetOf(address.fallback, {}), replace: true, throw: true });
    },
    component: NotFoundScreen,
  });

import {
  createRootRouteWithContext,
  createRoute,
  type ErrorRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import type { Locale } from '@/lib/locale';
import { matchAddress, toPublic, unknownSegment } from '@/routing/rewrite';
import type { RouterContext } from '@/routing/screen';
import type { LayoutName } from '@/routing/table';
import { textsOf } from '@/routing/search';
import { targetOf } from '@/routing/target';
import { Announcer } from '@/app/head/announce';

/** Stands around both layouts and never leaves. */
function RootScreen(): ReactNode {
  return (
    <>
      <Outlet />
      <Announcer />
    </>
  );
}

/** The components that the router shows around a screen, or in its place. */
export interface RouterComponents {
  /** Each renders its screen by `<Outlet />`. */
  layouts: Record<LayoutName, () => ReactNode>;
  /** The 404 screen. */
  notFound: () => ReactNode;
  /** In the place of a screen that failed; `router.invalidate()` tries again. */
  error: ErrorRouteComponent;
  /** Around everything that the router shows, for example the dictionary's provider. */
  wrap?: (props: { children: ReactNode }) => ReactElement;
}

const rootRoute = (components: RouterComponents) =>
  createRootRouteWithContext<RouterContext>()({
    component: RootScreen,
    notFoundComponent: components.notFound,
    validateSearch: textsOf,
  });

const localeRoute = (root: ReturnType<typeof rootRoute>) =>
  createRoute({
    getParentRoute: () => root,
    path: '$locale',
    // The rewrite gives no other.
    params: { parse: ({ locale }) => ({ locale: locale as Locale }) },
    context: ({ params: { locale } }) => ({ locale }),
  });

const layoutRoute = (locale: ReturnType<typeof localeRoute>, id: LayoutName, components: RouterComponents) =>
  createRoute({ getParentRoute: () => locale, id, component: components.layouts[id] });

/** A layout, the parent of its screens. */
export type LayoutRoute = ReturnType<typeof layoutRoute>;

/** The route of all addresses outside the table: the 404 screen, or the screen that a malformed parameter leads to. */
export const notFoundRoute = (parent: LayoutRoute, { notFound }: Pick<RouterComponents, 'notFound'>) =>
  createRoute({
    getParentRoute: () => parent,
    path: `${unknownSegment}/$address` as const,
    beforeLoad({ location }) {
      const address = matchAddress(toPublic(location.pathname));
      if (address.name !== null || address.otherwise === undefined) return;
      redirect({ ...targetOf(address.otherwise, {}), replace: true, throw: true });
    },
    component: notFound,
  });

/** The parent routes of the screens: root → `/$locale` → the two layouts. */
export function createParentRoutes(components: RouterComponents) {
  const root = rootRoute(components);
  const locale = localeRoute(root);
  return {
    root,
    locale,
    layouts: {
      default: layoutRoute(locale, 'default', components),
      login: layoutRoute(locale, 'login', components),
    },
  };
}

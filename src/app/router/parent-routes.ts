import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { RootScreen } from '@/app/layouts/root-screen';
import type { Shell } from './shell';
import type { RouterContext } from '@/routing/context';
import type { LayoutName } from '@/routing/route-row';
import { textsOf } from '@/routing/search';

const rootRoute = (shell: Shell) =>
  createRootRouteWithContext<RouterContext>()({
    component: RootScreen,
    notFoundComponent: shell.notFound,
    validateSearch: textsOf,
  });

const localeRoute = (root: ReturnType<typeof rootRoute>) =>
  createRoute({ getParentRoute: () => root, path: '$locale' });

const layoutRoute = (locale: ReturnType<typeof localeRoute>, id: LayoutName, shell: Shell) =>
  createRoute({ getParentRoute: () => locale, id, component: shell.layouts[id] });

/** A layout, the parent of its screens. */
export type LayoutRoute = ReturnType<typeof layoutRoute>;

/** What the screens hang on: root → `/$locale` → the two layouts. */
export function createParentRoutes(shell: Shell) {
  const root = rootRoute(shell);
  const locale = localeRoute(root);
  return {
    root,
    locale,
    layouts: { default: layoutRoute(locale, 'default', shell), login: layoutRoute(locale, 'login', shell) },
  };
}

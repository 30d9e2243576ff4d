import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { ErrorScreen, NotFoundScreen } from '@/app/error-screens';
import { LoginLayout } from '@/app/layouts/login-layout';
import { defaultLayout, screens as appScreens } from '@/app/screens';
import { forgetFailedImports } from '@/components/loading/lazy';
import { dismissFailuresOfScreen } from '@/components/toasts/toasts';
import { toInternal, toPublic } from '@/routing/address/rewrite';
import { parseSearch, stringifySearch } from '@/routing/address/search';
import { routeNames, rowOf } from '@/routing/rows';
import type { RouteAuth, RouterContext, Screens } from '@/routing/screen';
import { restoreScroll } from '@/routing/scroll-restoration/restore-scroll';
import { createParentRoutes, type Layouts, createNotFoundRoute } from './parent-routes';
import { createLazyScreen, createScreenRoute } from './screen-route';
import { viewTransitionOptions } from './view-transition';

interface AppRouterOptions {
  context: RouterContext;
  /** The browser's history by default. */
  history?: RouterHistory;
  screens?: Screens;
  layouts?: Layouts;
  /** Wraps the whole router output, for example in providers. */
  wrap?: (props: { children: ReactNode }) => ReactElement;
}

function createRouteTree(auth: RouteAuth, screens: Screens, layoutComponents: Layouts, origin: string) {
  const { root, locale, layouts } = createParentRoutes(layoutComponents);
  const createRoutes = (layout: keyof Layouts) =>
    routeNames
      .filter((name) => (rowOf(name).layout ?? 'default') === layout)
      .map((name) => createScreenRoute(name, screens[name], layouts[layout], auth, origin));
  return root.addChildren([
    locale.addChildren([
      layouts.default.addChildren([...createRoutes('default'), createNotFoundRoute(layouts.default)]),
      layouts.login.addChildren(createRoutes('login')),
    ]),
  ]);
}

/** Creates the app's router from the route table, with error and 404 screens. */
export function createAppRouter({
  context,
  history,
  screens = appScreens,
  layouts = { default: createLazyScreen(() => defaultLayout(context.auth)), login: LoginLayout },
  wrap,
}: AppRouterOptions) {
  const isInBrowser = typeof window !== 'undefined';
  const origin = isInBrowser ? window.location.origin : 'http://localhost';
  const router = createRouter({
    routeTree: createRouteTree(context.auth, screens, layouts, origin),
    context,
    history,
    origin,
    rewrite: {
      input: ({ url }) => Object.assign(url, { pathname: toInternal(url.pathname) }),
      output: ({ url }) => Object.assign(url, { pathname: toPublic(url.pathname) }),
    },
    caseSensitive: true,
    trailingSlash: 'never',
    parseSearch,
    stringifySearch,
    // In a prerender, scroll restoration would add an inline script, which the Content-Security-Policy forbids.
    scrollRestoration: isInBrowser,
    defaultViewTransition: viewTransitionOptions(),
    defaultPreload: 'intent',
    // The query cache decides which data is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    defaultOnCatch: forgetFailedImports,
    defaultNotFoundComponent: NotFoundScreen,
    InnerWrap: wrap,
  });
  if (isInBrowser) restoreScroll(router);
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) dismissFailuresOfScreen();
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

import {
  type AnyRoute,
  type AnyRouter,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import { notFoundRoute } from './not-found-route';
import { RootScreen } from './root-screen';
import { screenRoute } from './screen-route';
import type { Shell } from './shell';
import { viewTransition } from './view-transition';
import type { RouterContext } from '@/routing/context';
import { toInternal, toPublic } from '@/routing/rewrite';
import type { LayoutName, RouteRow } from '@/routing/route-row';
import { parseSearch, stringifySearch } from '@/routing/search';
import { type RouteName, routeNames } from '@/routing/table';

export interface RouterParts {
  context: RouterContext;
  rows: Readonly<Record<RouteName, RouteRow>>;
  shell: Shell;
  /** The browser's history unless given. */
  history?: RouterHistory;
}

const originOfPage = (): string =>
  typeof window === 'undefined' ? 'http://localhost' : window.location.origin;

function routeTree({ rows, shell }: Pick<RouterParts, 'rows' | 'shell'>, origin: string): AnyRoute {
  const root = createRootRoute({ component: RootScreen, notFoundComponent: shell.notFound });
  const locale = createRoute({ getParentRoute: () => root, path: '$locale' });
  const layout = (id: LayoutName, extra: (parent: AnyRoute) => AnyRoute[]): AnyRoute => {
    const parent: AnyRoute = createRoute({ getParentRoute: () => locale, id, component: shell.layouts[id] });
    const names = routeNames.filter((name) => rows[name].layout === id);
    const screens = names.map((name) => screenRoute({ name, row: rows[name], parent, shell, origin }));
    return parent.addChildren([...screens, ...extra(parent)]);
  };
  return root.addChildren([
    locale.addChildren([
      layout('default', (parent) => [notFoundRoute(parent, shell)]),
      layout('login', () => []),
    ]),
  ]);
}

/** Builds the router from the rows of the route table: root → `/$locale` → the two layouts → the screens. */
export function createRouterOf({ context, rows, shell, history }: RouterParts): AnyRouter {
  const origin = originOfPage();
  return createRouter({
    routeTree: routeTree({ rows, shell }, origin),
    context,
    history,
    origin,
    rewrite: {
      input: ({ url }) => {
        url.pathname = toInternal(url.pathname);
        return url;
      },
      output: ({ url }) => {
        url.pathname = toPublic(url.pathname);
        return url;
      },
    },
    caseSensitive: true,
    trailingSlash: 'never',
    parseSearch,
    stringifySearch,
    // On a server it would write an inline script, which the Content Security Policy forbids.
    scrollRestoration: typeof window !== 'undefined',
    defaultViewTransition: viewTransition(),
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: shell.error,
    defaultNotFoundComponent: shell.notFound,
    InnerWrap: shell.wrap,
  });
}

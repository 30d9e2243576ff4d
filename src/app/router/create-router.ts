import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { keepPlaces } from '@/routing/places/keep-places';
import { toInternal, toPublic } from '@/routing/rewrite';
import { entriesOf, routeNames, rowOf, withoutLocale } from '@/routing/rows';
import type { RouterContext, Screens } from '@/routing/screen';
import { parseSearch, stringifySearch } from '@/routing/search';
import type { LayoutName, RouteName, routeTable } from '@/routing/table';
import { createParentRoutes, type LayoutRoute, notFoundRoute, type RouterComponents } from './parent-routes';
import { screenRoute, type ScreenRoute } from './screen-route';

/** The parts of TanStack Router's locations that decide about a transition; pathnames are the router's own. */
interface Change {
  fromLocation?: { pathname: string };
  toLocation: { pathname: string };
}

const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pixels from which on a page changes at once: for a transition Chromium draws all of it, on a slow phone in a tenth of a second. */
const longPage = 20_000;

const isLong = (): boolean => document.documentElement.scrollHeight > longPage;

/** Whether the browser shows the way back by itself, as Safari does while a finger pushes the page aside. */
let isDrawnByBrowser = false;

/**
 * A view transition only from one screen to another: not at the start, in filters, in a change of language, out of a long list, nor
 * a second one after the browser's own.
 */
export function transitionTypes({ fromLocation, toLocation }: Change): string[] | false {
  const isDrawn = isDrawnByBrowser;
  isDrawnByBrowser = false;
  return fromLocation &&
    withoutLocale(fromLocation.pathname) !== withoutLocale(toLocation.pathname) &&
    !isDrawn &&
    !reducedMotion() &&
    !isLong()
    ? ['screen']
    : false;
}

/** The options of the router's view transitions, or false in a browser in which single transitions cannot be skipped. */
export function viewTransition(): { types: typeof transitionTypes } | false {
  if (!globalThis.CSS?.supports?.('selector(:active-view-transition-type(a))')) return false;
  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    isDrawnByBrowser = hasUAVisualTransition;
  });
  return { types: transitionTypes };
}

interface RouterParts {
  context: RouterContext;
  screens: Screens;
  components: RouterComponents;
  /** The browser's history unless given. */
  history?: RouterHistory;
}

/** The names of the screens that stand in a layout. */
type NamesIn<Layout extends LayoutName> = {
  [Name in RouteName]: (typeof routeTable)[Name]['layout'] extends Layout ? Name : never;
}[RouteName];

type ScreenRoutes<Layout extends LayoutName> = { [Name in NamesIn<Layout>]: ScreenRoute<Name> };

/** The route tree: root → `/$locale` → the two layouts → the screens of the route table. */
function routeTree({ context: { auth }, screens, components }: RouterParts, origin: string) {
  const { root, locale, layouts } = createParentRoutes(components);
  const screensOf = <Layout extends LayoutName>(layout: Layout, parent: LayoutRoute) =>
    entriesOf<ScreenRoutes<Layout>>(
      routeNames.filter((name): name is NamesIn<Layout> => rowOf(name).layout === layout),
      (name) => screenRoute({ name, auth, screen: screens[name], parent, components, origin }),
    );
  return root.addChildren({
    locale: locale.addChildren({
      default: layouts.default.addChildren({
        ...screensOf('default', layouts.default),
        notFound: notFoundRoute(layouts.default, components),
      }),
      login: layouts.login.addChildren(screensOf('login', layouts.login)),
    }),
  });
}

const originOfPage = (): string =>
  typeof window === 'undefined' ? 'http://localhost' : window.location.origin;

/** Builds the router of the route table from the given screens and the components around them. */
export function createRouterOf(parts: RouterParts) {
  const { context, components, history } = parts;
  const origin = originOfPage();
  const router = createRouter({
    routeTree: routeTree(parts, origin),
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
    // The query cache decides which data are fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: components.error,
    defaultNotFoundComponent: components.notFound,
    InnerWrap: components.wrap,
  });
  if (typeof window !== 'undefined') keepPlaces(router, () => context.queryClient.isFetching() > 0);
  return router;
}

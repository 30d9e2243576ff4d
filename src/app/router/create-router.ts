import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './route-tree';
import type { RouterComponents } from './parent-routes';
import { viewTransition } from './view-transition';
import type { RouterContext, Screens } from '@/routing/screen';
import { keepPlaces } from '@/routing/places/keep-places';
import { toInternal, toPublic } from '@/routing/rewrite';
import { parseSearch, stringifySearch } from '@/routing/search';

interface RouterParts {
  context: RouterContext;
  screens: Screens;
  components: RouterComponents;
  /** The browser's history unless given. */
  history?: RouterHistory;
}

const originOfPage = (): string =>
  typeof window === 'undefined' ? 'http://localhost' : window.location.origin;

/** Builds the router of the route table from the given screens and the components around them. */
export function createRouterOf({ context, screens, components, history }: RouterParts) {
  const origin = originOfPage();
  const router = createRouter({
    routeTree: routeTree({ auth: context.auth, screens, components, origin }),
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

import { type AnyRoute, createRoute, type ParsedLocation, redirect } from '@tanstack/react-router';
import { reloadGuard } from './errors/reload';
import { guardRoute } from './guard-route';
import { lazyScreen } from './lazy-screen';
import { retryable } from './retryable';
import type { Shell } from './shell';
import { partsOf } from '@/routing/address';
import type { RouterContext } from '@/routing/context';
import { localeOfPathname } from '@/routing/match';
import { internalPattern } from '@/routing/paths';
import type { RouteRow } from '@/routing/route-row';
import type { Search } from '@/routing/search';
import type { RouteName } from '@/routing/table';

/** What TanStack Router gives to a route's hooks; it cannot infer it through a tree that is built in a loop. */
interface Navigation {
  context: RouterContext;
  params: Readonly<Record<string, string>>;
  location: ParsedLocation;
}

export interface ScreenRouteOptions {
  name: RouteName;
  row: RouteRow;
  parent: AnyRoute;
  shell: Shell;
  /** The origin that the app runs on. */
  origin: string;
}

const ignore = (): void => undefined;

/**
 * The route of one row of the table. The imports start before the guard is through, since it may have to load the
 * session; the queries start as soon as it is, beside the code.
 */
export function screenRoute({ name, row, parent, shell, origin }: ScreenRouteOptions): AnyRoute {
  const component = lazyScreen(row.component, reloadGuard.settle);
  const loader = row.loader && retryable(row.loader);

  const beforeLoad = async ({ context: { auth }, location }: Navigation): Promise<void> => {
    const address = location.publicHref;
    const locale = localeOfPathname(partsOf(address).pathname);
    const guarded = guardRoute({ row, auth, locale, address, origin });
    if (auth.status() === 'loading') {
      component.preload().catch(ignore);
      loader?.().catch(ignore);
    }
    const to = await guarded;
    if (to !== null) redirect({ href: to, replace: true, throw: true });
  };

  // Nothing waits for the queries: the screen shows its skeleton, asks for the same data and shows what failed.
  const startQueries = ({ context, params, location }: Navigation): void => {
    const locale = localeOfPathname(partsOf(location.publicHref).pathname);
    const search = location.search as Search;
    loader?.()
      .then((start) => start({ ...context, locale, params, search }))
      .catch(ignore);
  };

  return createRoute({
    getParentRoute: () => parent,
    path: internalPattern(name),
    beforeLoad,
    loader: loader && startQueries,
    component,
    notFoundComponent: shell.notFound,
  });
}

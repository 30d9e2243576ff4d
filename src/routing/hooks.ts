import { useParams, useRouter, useRouterState } from '@tanstack/react-router';
import type { Locale } from '@/lib/locale';
import { type AddressParts, partsOf } from './address';
import { safeNext } from './next';
import { presentAddress } from './present';
import type { Search } from './search';
import { parseParams, type RouteParams, rowOf } from './rows';
import { notFoundTitle, type RouteName } from './table';

/** The language of the screen that is shown; a pending navigation does not change it yet. */
export const useLocale = (): Locale => useRouterState({ select: (state) => presentAddress(state).locale });

/** The name of the screen that is shown, or null on the 404 screen. */
export const useRouteName = (): RouteName | null =>
  useRouterState({ select: (state) => presentAddress(state).name });

/** The route table's title of the screen that is shown, in the given language. */
export function useRouteTitle(locale: Locale): string {
  const name = useRouteName();
  return (name ? rowOf(name).title : notFoundTitle)[locale];
}

/**
 * The path parameters of the screen that is shown, parsed as the route table says.
 *
 * @throws Error when another screen is shown: the component stands where it does not belong.
 */
export function useRouteParams<Name extends RouteName>(name: Name): RouteParams<Name> {
  const segments = useParams({ strict: false });
  const params = useRouteName() === name ? parseParams(name, segments) : null;
  if (!params) throw new Error(`useRouteParams('${name}') is used outside that screen.`);
  return params;
}

/** The query of the screen that is shown, every value a string. */
export const useSearchParams = (): Partial<Search> =>
  useRouterState({
    select: ({ matches, location }) => matches.at(-1)?.search ?? location.search,
  });

/** The parts of the address in the address bar. */
export const useAddressParts = (): AddressParts =>
  partsOf(useRouterState({ select: (state) => state.location.publicHref }));

/** The address in `?next=` when it may be followed, else null. */
export function useNext(): string | null {
  const { origin } = useRouter();
  const { next } = useSearchParams();
  return safeNext(next, { origin });
}

import { type RouterState, useParams, useRouter, useRouterState } from '@tanstack/react-router';
import { isLocale, type Locale, localeOfPathname } from '@/lib/locale';
import { isMessagesSearch, parseParams, type RouteParams, rowOf } from './rows';
import { safeNext } from './guard';
import type { Search } from './search';
import { notFoundTitle, type RouteName } from './table';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The name of a screen; the routes around the screens and that of unknown addresses have none. */
    name?: RouteName;
  }
}

/** The route of the screen that is shown; none before the first one is. A pending navigation does not change it yet. */
const lastMatch = ({ matches }: RouterState) => matches.at(-1);

const localeOf = (state: RouterState): Locale => {
  const { locale } = lastMatch(state)?.params ?? {};
  return isLocale(locale) ? locale : localeOfPathname(state.location.publicHref.split(/[?#]/, 1)[0] ?? '');
};

const nameOf = (state: RouterState): RouteName | null => lastMatch(state)?.staticData.name ?? null;

export const useShownRoute = () => ({
  locale: useLocale(),
  name: useRouteName(),
  params: useRouterState({ select: (state) => lastMatch(state)?.params }),
});

/** The language of the screen that is shown; a pending navigation does not change it yet. */
export const useLocale = (): Locale => useRouterState({ select: localeOf });

/** The name of the screen that is shown, or null on the 404 screen. */
export const useRouteName = (): RouteName | null => useRouterState({ select: nameOf });

export function useRouteTitle(locale: Locale): string {
  const name = useRouteName();
  return (name ? rowOf(name).title : notFoundTitle)[locale];
}

/** The parsed path parameters of the shown screen; throws where another screen is shown. */
export function useRouteParams<Name extends RouteName>(name: Name): RouteParams<Name> {
  const segments = useParams({ strict: false });
  const params = useRouteName() === name ? parseParams(name, segments) : null;
  if (!params) throw new Error(`useRouteParams('${name}') is used outside that screen.`);
  return params;
}

/** The query of the screen that is shown, every value a string. */
export const useSearchParams = (): Partial<Search> =>
  useRouterState({ select: (state) => lastMatch(state)?.search ?? state.location.search });

export function useIsMessagesScreen(): boolean {
  const name = useRouteName();
  return isMessagesSearch(useSearchParams()) && name === 'index';
}

export const useHash = (): string => useRouterState({ select: ({ location }) => location.hash });

/** The address in `?next=` when it may be followed, else null. */
export const useNext = (): string | null => safeNext(useSearchParams().next, { origin: useRouter().origin });

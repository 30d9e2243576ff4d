import { type RouterState, useParams, useRouter, useRouterState } from '@tanstack/react-router';
import { isLocale, type Locale, localeOfPathname } from '@/lib/locale';
import type { Search } from './address/search';
import { safeNext } from './guard';
import { isMessagesSearch, parseParams, type RouteParams, rowOf } from './rows';
import { notFoundTitle, type RouteName } from './table';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's name; layout routes and the 404 route have no name. */
    name?: RouteName;
  }
}

/** The shown screen's route match; a pending navigation does not change it. */
const getLastMatch = ({ matches }: RouterState) => matches.at(-1);

const localeOf = (state: RouterState): Locale => {
  const { locale } = getLastMatch(state)?.params ?? {};
  return isLocale(locale) ? locale : localeOfPathname(state.location.publicHref.split(/[?#]/, 1)[0] ?? '');
};

const nameOf = (state: RouterState): RouteName | null => getLastMatch(state)?.staticData.name ?? null;

export const useShownRoute = () => ({
  locale: useLocale(),
  name: useRouteName(),
  params: useRouterState({ select: (state) => getLastMatch(state)?.params }),
});

/** The shown screen's language; a pending navigation does not change it. */
export const useLocale = (): Locale => useRouterState({ select: localeOf });

/** The shown screen's name; null on the 404 screen. */
export const useRouteName = (): RouteName | null => useRouterState({ select: nameOf });

export function useRouteTitle(locale: Locale): string {
  const name = useRouteName();
  return (name ? rowOf(name).title : notFoundTitle)[locale];
}

/** The shown screen's parsed path parameters; throws if another screen is shown. */
export function useRouteParams<Name extends RouteName>(name: Name): RouteParams<Name> {
  const segments = useParams({ strict: false });
  const params = useRouteName() === name ? parseParams(name, segments) : null;
  if (!params) throw new Error(`useRouteParams('${name}') is used outside that screen.`);
  return params;
}

/** The shown screen's query; all values are strings. */
export const useSearchParams = (): Partial<Search> =>
  useRouterState({ select: (state) => getLastMatch(state)?.search ?? state.location.search });

export function useIsMessagesScreen(): boolean {
  const name = useRouteName();
  return isMessagesSearch(useSearchParams()) && name === 'index';
}

export const useHash = (): string => useRouterState({ select: ({ location }) => location.hash });

/** The address in `?next=` if `safeNext` accepts it, else null. */
export const useNext = (): string | null => safeNext(useSearchParams().next, { origin: useRouter().origin });

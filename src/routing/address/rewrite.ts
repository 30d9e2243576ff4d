import { defaultLocale, isLocale, type Locale, localeOfPathname } from '@/lib/locale';
import { plainPathname } from '@/lib/pathname';
import {
  internalPathname,
  parseParams,
  type PathValues,
  publicPathname,
  routeNames,
  rowOf,
} from '@/routing/rows';
import type { RouteName } from '@/routing/table';
import { homeInPreferredLocale } from './language';
import { takeLinkSecrets } from './link-secrets';

/** The name is null if no route matches; `fallback` is then the screen to show instead of the 404. */
type Address =
  | { locale: Locale; name: RouteName; params: PathValues }
  | { locale: Locale; name: null; fallback?: RouteName | undefined };

/** The router's pathnames of unknown addresses begin with the language and this segment. */
export const unknownSegment = '~';

const prefixOf = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

/** `/o-nas/` and `//o-nas`, which a browser would read as a host, become `/o-nas`. */
const trimSlashes = (pathname: string): string => `/${pathname.replace(/^\/+|\/+$/g, '')}`;

/** Returns a pathname in the route table's spelling (decoded, lower case, without empty segments) if a route matches it then. */
export function normalizePathname(pathname: string): string {
  const trimmedPath = trimSlashes(pathname);
  const plainPath = plainPathname(pathname);
  const matchesRoute = (spelling: string): boolean => matchAddress(spelling).name !== null;
  return [trimmedPath, plainPath, plainPath.toLowerCase()].find(matchesRoute) ?? trimmedPath;
}

const patternsOf = (locale: Locale) =>
  routeNames.map((name) => ({
    name,
    pattern: new RegExp(`^${rowOf(name).path[locale].replace(/\$(\w+)/g, '(?<$1>[^/]+)')}$`),
  }));

const patterns = { cs: patternsOf('cs'), en: patternsOf('en') };

/** Finds the route of a public pathname. It decodes nothing: call `normalizePathname` first. */
export function matchAddress(pathname: string): Address {
  const locale = localeOfPathname(pathname);
  for (const { name, pattern } of patterns[locale]) {
    const patternMatch = pattern.exec(pathname);
    if (!patternMatch) continue;
    const params = parseParams(name, patternMatch.groups ?? {});
    return params ? { locale, name, params } : { locale, name: null, fallback: rowOf(name).fallback };
  }
  return { locale, name: null };
}

/** Maps a public pathname to the router's: `/prihlaseni` → `/cs/login`; an unknown `/foo/x` → `/cs/~/%2Ffoo%2Fx`, which the router leaves unchanged. */
export function toInternal(pathname: string): string {
  const address = matchAddress(pathname);
  if (address.name) return internalPathname(address.name, address.locale, address.params);
  const rest = pathname.slice(prefixOf(address.locale).length);
  return `/${address.locale}/${unknownSegment}/${encodeURIComponent(rest)}`;
}

/** The inverse of `toInternal`. After a change of the language, an unknown address that would have the former language becomes Home. */
export function toPublic(pathname: string): string {
  const [, locale, firstSegment, unknownAddress] = pathname.split('/');
  if (!isLocale(locale)) return pathname;
  if (firstSegment === unknownSegment) {
    const address = prefixOf(locale) + decodeURIComponent(unknownAddress ?? '/');
    return localeOfPathname(address) === locale ? address : rowOf('index').path[locale];
  }
  const { name, params } = { params: {}, ...matchAddress(`/en${pathname.slice(`/${locale}`.length)}`) };
  return name ? publicPathname(name, locale, params) : pathname;
}

/** Call it before the router starts: stores the link secrets and removes them from the address, normalizes its pathname, and changes `/` to the preferred language. */
export function normalizeAddress(): void {
  const { hash } = location;
  const search = takeLinkSecrets(location.search);
  const pathname = normalizePathname(location.pathname);
  const localizedHome = homeInPreferredLocale({ pathname, search, hash });
  const address = localizedHome ?? pathname + search + hash;
  if (address !== location.pathname + location.search + hash)
    history.replaceState(history.state, '', address);
}

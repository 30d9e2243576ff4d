import { defaultLocale, isLocale, type Locale, localeOfPathname } from '@/lib/locale';
import { plainPathname } from '@/lib/pathname';
import { internalPathname, parseParams, publicPathname, routeNames, type RouteParams, rowOf } from './rows';
import type { RouteName } from './table';

/** A screen's address, taken apart; the name tells which parameters it has. */
type ScreenAddress<Name extends RouteName = RouteName> = {
  [Each in Name]: { locale: Locale; name: Each; params: RouteParams<Each> };
}[Name];

/** An address that no row of the table has; `otherwise` is the screen that it leads to instead of the 404. */
interface UnknownAddress {
  locale: Locale;
  name: null;
  otherwise?: RouteName | undefined;
}

/** The segment of the router's pathnames under which unknown addresses stand, below the language. */
export const unknownSegment = '~';

const prefixOf = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

/**
 * The pathname without slashes too many at its ends: `/o-nas/` is replaced by `/o-nas`, and `//o-nas`, which a browser would
 * read as a host, by `/o-nas`.
 */
const trimSlashes = (pathname: string): string => `/${pathname.replace(/^\/+|\/+$/g, '')}`;

/** The address of the same screen as the route table spells it: not encoded, in lower case, without empty segments. */
export function normalizePathname(pathname: string): string {
  const trimmed = trimSlashes(pathname);
  const plain = plainPathname(pathname);
  const isKnown = (spelling: string): boolean => matchAddress(spelling).name !== null;
  return [trimmed, plain, plain.toLowerCase()].find(isKnown) ?? trimmed;
}

const patternsOf = (locale: Locale) =>
  routeNames.map((name) => ({
    name,
    pattern: new RegExp(`^${rowOf(name).path[locale].replace(/\$(\w+)/g, '(?<$1>[^/]+)')}$`),
  }));

const patterns = { cs: patternsOf('cs'), en: patternsOf('en') };

/**
 * Matches a browser's pathname, as it stands in the address bar, against the whole patterns of the route table. Nothing
 * is decoded: another spelling is unknown until `normalizePathname` has replaced it, and so is an id outside its shape. The router itself
 * decodes and folds, and knows the internal pathnames only: this is what makes one of them.
 */
export function matchAddress(pathname: string): ScreenAddress | UnknownAddress {
  const locale = localeOfPathname(pathname);
  for (const { name, pattern } of patterns[locale]) {
    const found = pattern.exec(pathname);
    if (!found) continue;
    const params = parseParams(name, found.groups ?? {});
    return params ? { locale, name, params } : { locale, name: null, otherwise: rowOf(name).otherwise };
  }
  return { locale, name: null };
}

/**
 * From the address bar's pathname to the router's: `/prihlaseni` → `/cs/login`, `/en/detail/7` → `/en/detail/7`, and
 * for an address outside the route table `/foo/x` → `/cs/~/%2Ffoo%2Fx`, one segment that the router can do nothing to. With
 * `toPublic` a bijection of whole patterns.
 */
export function toInternal(pathname: string): string {
  const address = matchAddress(pathname);
  if (address.name) return internalPathname(address.name, address.locale, address.params);
  const rest = pathname.slice(prefixOf(address.locale).length);
  return `/${address.locale}/${unknownSegment}/${encodeURIComponent(rest)}`;
}

/**
 * From the router's pathname to the address bar's; the inverse of `toInternal`. An unknown address that would not be one of
 * this language, as it may be after a change of language, is that language's Home.
 */
export function toPublic(pathname: string): string {
  const [, locale, first, unknown] = pathname.split('/');
  if (!isLocale(locale)) return pathname;
  if (first === unknownSegment) {
    const address = prefixOf(locale) + decodeURIComponent(unknown ?? '/');
    return localeOfPathname(address) === locale ? address : rowOf('index').path[locale];
  }
  const { name, params } = { params: {}, ...matchAddress(`/en${pathname.slice(`/${locale}`.length)}`) };
  return name ? publicPathname(name, locale, params) : pathname;
}

import { defaultLocale, isLocale, type Locale, localeOfPathname } from '@/lib/locale';
import { plainPathname } from '@/lib/pathname';
import { internalPathname, parseParams, type PathValues, publicPathname, routeNames, rowOf } from './rows';
import type { RouteName } from './table';

/** Without a name it is an address that no row of the table has; `otherwise` is the screen that it leads to instead of the 404. */
type Address =
  | { locale: Locale; name: RouteName; params: PathValues }
  | { locale: Locale; name: null; otherwise?: RouteName | undefined };

/** The segment of the router's pathnames under which unknown addresses stand, below the language. */
export const unknownSegment = '~';

const prefixOf = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

/** `/o-nas/` becomes `/o-nas`, and so does `//o-nas`, which a browser would read as a host. */
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

/** Matches the address bar's pathname against the whole patterns of the table. Nothing is decoded: other spellings are unknown before `normalizePathname`. */
export function matchAddress(pathname: string): Address {
  const locale = localeOfPathname(pathname);
  for (const { name, pattern } of patterns[locale]) {
    const found = pattern.exec(pathname);
    if (!found) continue;
    const params = parseParams(name, found.groups ?? {});
    return params ? { locale, name, params } : { locale, name: null, otherwise: rowOf(name).fallback };
  }
  return { locale, name: null };
}

/** `/prihlaseni` → `/cs/login`; an unknown `/foo/x` → `/cs/~/%2Ffoo%2Fx`, which the router can do nothing to. With `toPublic` a bijection. */
export function toInternal(pathname: string): string {
  const address = matchAddress(pathname);
  if (address.name) return internalPathname(address.name, address.locale, address.params);
  const rest = pathname.slice(prefixOf(address.locale).length);
  return `/${address.locale}/${unknownSegment}/${encodeURIComponent(rest)}`;
}

/** The inverse of `toInternal`. An unknown address that is none of this language, after a change of it, is that language's Home. */
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

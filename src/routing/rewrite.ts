import { defaultLocale, isLocale, type Locale } from '@/lib/locale';
import { matchAddress } from './match';
import { internalPathname, publicPathname } from './paths';

/** The segment of the router's pathnames under which unknown addresses stand, below the language. */
export const unknownSegment = '~';

const prefixOf = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

/*
 * Inside the router an unknown address must survive what TanStack Router does to pathnames: it decodes them, reads `$`
 * as a parameter, collapses double slashes and cuts a trailing one. `%25`, `%24` and `%2F` are left alone by it.
 */
const shield = (rest: string): string =>
  rest.replace(/%|\$|(?<=^|\/)\/|\/$/g, (character) => encodeURIComponent(character));

const unshield = (rest: string): string =>
  rest.replace(/%(?:25|24|2F)/g, (escape) => decodeURIComponent(escape));

/**
 * From the address bar's pathname to the router's: `/prihlaseni` → `/cs/login`, `/en/detail/7` → `/en/detail/7`, and
 * for an address outside the route table `/foo/x` → `/cs/~/foo/x`. With `toPublic` a bijection of whole patterns.
 */
export function toInternal(pathname: string): string {
  const address = matchAddress(pathname);
  if (address.name) return internalPathname(address.name, address.locale, address.params);
  const rest = pathname.slice(prefixOf(address.locale).length + 1);
  return `/${address.locale}/${unknownSegment}/${shield(rest)}`;
}

/** From the router's pathname to the address bar's; the inverse of `toInternal`. */
export function toPublic(pathname: string): string {
  const [, locale, first, ...tail] = pathname.split('/');
  if (!isLocale(locale)) return pathname;
  if (first === unknownSegment) return `${prefixOf(locale)}/${unshield(tail.join('/'))}`;
  const inner = pathname.slice(`/${locale}`.length) || '/';
  const address = matchAddress(inner === '/' ? '/en' : `/en${inner}`);
  return address.name ? publicPathname(address.name, locale, address.params) : pathname;
}

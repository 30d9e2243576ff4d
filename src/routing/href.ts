import { defaultLocale, type Locale, locales } from '@/lib/locale';
import type { AddressParts } from './address';
import { localeOfPathname, matchAddress, type ScreenAddress } from './match';
import { publicPathname } from './paths';
import { toInternal, toPublic } from './rewrite';
import { type SearchInput, stringifySearch } from './search';
import { type ParamName, parseParams, type RouteParams } from './rows';
import type { RouteName } from './table';

type ParamsOption<Name extends RouteName> = [ParamName<Name>] extends [never]
  ? { params?: undefined }
  : { params: RouteParams<Name> };

/** Where a link leads besides the screen: `params` exactly when the screen's path has them. */
export type TargetOptions<Name extends RouteName> = ParamsOption<Name> & {
  search?: SearchInput;
  /** Without its `#`. */
  hash?: string;
};

/**
 * The public address of a screen, for example `href('detail', { locale: 'en', params: { id: 7 } })` → `/en/detail/7`.
 *
 * @throws RangeError when a parameter has not the shape that the route table asks for.
 */
export function href<Name extends RouteName>(
  name: Name,
  options: TargetOptions<Name> & { locale: Locale },
): string {
  const { locale, params, search = {}, hash } = options;
  const pathname = publicPathname(name, locale, checkedParams(name, params ?? {}));
  return pathname + stringifySearch(search) + (hash ? `#${hash}` : '');
}

function checkedParams<Name extends RouteName>(name: Name, given: object): RouteParams<Name> {
  const segments = Object.entries(given).map(([key, value]) => [key, String(value)] as const);
  const params = parseParams(name, Object.fromEntries(segments));
  if (!params) throw new RangeError(`"${name}" cannot have the parameters ${JSON.stringify(given)}.`);
  return params;
}

/**
 * The same address in another language: screen, parameters, query and hash stay. An unknown address stays under the
 * other prefix too, unless that would not be an address of that language; then it is that language's Home.
 */
export function switchLocale({ pathname, search, hash }: AddressParts, locale: Locale): string {
  const inner = toInternal(pathname).slice(`/${defaultLocale}`.length);
  const switched = toPublic(`/${locale}${inner}`);
  return (localeOfPathname(switched) === locale ? switched : href('index', { locale })) + search + hash;
}

/** Where signing out leads: the partner's page when there is a well-formed partner, else Home. */
export function signedOutHref(locale: Locale, partner?: string | null): string {
  const pathname = publicPathname('partner', locale, { partner: partner ?? '' });
  return matchAddress(pathname).name === 'partner' ? pathname : href('index', { locale });
}

/** The canonical address of a screen and its `hreflang` variants, absolute. */
export interface Alternates {
  canonical: string;
  links: readonly { hreflang: Locale | 'x-default'; href: string }[];
}

/** The addresses for search engines: cs, en and x-default = cs. `origin` has no trailing slash. */
export function alternates({ name, locale, params }: ScreenAddress, origin: string): Alternates {
  const address = (language: Locale): string => origin + publicPathname(name, language, params);
  return {
    canonical: address(locale),
    links: [
      ...locales.map((language) => ({ hreflang: language, href: address(language) })),
      { hreflang: 'x-default', href: address(defaultLocale) },
    ],
  };
}

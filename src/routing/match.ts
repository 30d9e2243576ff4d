import { defaultLocale, type Locale, locales } from '@/lib/locale';
import type { ParamShape } from './params';
import { type RouteName, routeNames, type RouteParams, rowOf } from './table';

/** A screen's address, taken apart. */
export type ScreenAddress = {
  [Name in RouteName]: { locale: Locale; name: Name; params: RouteParams<Name> };
}[RouteName];

/** An address that no row of the table has; `otherwise` is the screen that it leads to instead of the 404. */
export interface UnknownAddress {
  locale: Locale;
  name: null;
  otherwise?: ParamShape['otherwise'];
}

interface Pattern {
  name: RouteName;
  segments: readonly string[];
  shapes: Readonly<Record<string, ParamShape>>;
}

const segmentsOf = (path: string): string[] => path.split('/').slice(1);

const patternsOf = (locale: Locale): Pattern[] =>
  routeNames.map((name) => {
    const { path, params = {} } = rowOf(name);
    return { name, segments: segmentsOf(path[locale]), shapes: params };
  });

const patterns = Object.fromEntries(locales.map((locale) => [locale, patternsOf(locale)])) as Record<
  Locale,
  Pattern[]
>;

/** The language of an address: `/en` and everything below it is English, the rest Czech. */
export const localeOfPathname = (pathname: string): Locale =>
  locales.find((locale) => locale !== defaultLocale && `${pathname}/`.startsWith(`/${locale}/`)) ??
  defaultLocale;

/**
 * Matches a browser's pathname, as it stands in the address bar, against the whole patterns of the route table. Nothing
 * is decoded: a percent-encoded slug and a trailing slash are unknown, and so is an id outside its shape.
 */
export function matchAddress(pathname: string): ScreenAddress | UnknownAddress {
  const locale = localeOfPathname(pathname);
  const segments = segmentsOf(pathname);
  for (const pattern of patterns[locale]) {
    const params = matchSegments(pattern, segments);
    if (!params) continue;
    const malformed = Object.entries(params).find(([key, value]) => !pattern.shapes[key]?.accepts(value));
    if (!malformed) return { locale, name: pattern.name, params } as ScreenAddress;
    const otherwise = pattern.shapes[malformed[0]]?.otherwise;
    return otherwise ? { locale, name: null, otherwise } : { locale, name: null };
  }
  return { locale, name: null };
}

function matchSegments(pattern: Pattern, segments: string[]): Record<string, string> | null {
  if (pattern.segments.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.segments.entries()) {
    const actual = segments[index] ?? '';
    if (!expected.startsWith('$')) {
      if (expected !== actual) return null;
    } else if (actual === '') {
      return null;
    } else {
      params[expected.slice(1)] = actual;
    }
  }
  return params;
}

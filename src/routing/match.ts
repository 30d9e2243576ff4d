import { defaultLocale, type Locale, locales } from '@/lib/locale';
import type { ParamShape } from './params';
import { parseParams, routeNames, type RouteParams, rowOf } from './rows';
import type { RouteName } from './table';

/** A screen's address, taken apart; the name tells which parameters it has. */
export type ScreenAddress<Name extends RouteName = RouteName> = {
  [Each in Name]: { locale: Locale; name: Each; params: RouteParams<Each> };
}[Name];

/** An address that no row of the table has; `otherwise` is the screen that it leads to instead of the 404. */
export interface UnknownAddress {
  locale: Locale;
  name: null;
  otherwise?: ParamShape<string>['otherwise'];
}

interface Pattern {
  name: RouteName;
  segments: readonly string[];
}

const segmentsOf = (path: string): string[] => path.split('/').slice(1);

const patternsOf = (locale: Locale): Pattern[] =>
  routeNames.map((name) => ({ name, segments: segmentsOf(rowOf(name).path[locale]) }));

const patterns: Record<Locale, Pattern[]> = { cs: patternsOf('cs'), en: patternsOf('en') };

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
  for (const { name, segments: expected } of patterns[locale]) {
    const raw = matchSegments(expected, segments);
    if (!raw) continue;
    const params = parseParams(name, raw);
    if (params) return { locale, name, params };
    const otherwise = otherwiseOf(name, raw);
    return otherwise ? { locale, name: null, otherwise } : { locale, name: null };
  }
  return { locale, name: null };
}

/** Where the first malformed parameter leads. */
const otherwiseOf = (name: RouteName, raw: Readonly<Record<string, string>>): UnknownAddress['otherwise'] =>
  Object.entries(rowOf(name).params ?? {}).find(([key, { parse }]) => parse(raw[key] ?? '') === null)?.[1]
    .otherwise;

/** The segments that stand for parameters, by name; null when the others differ. */
function matchSegments(pattern: readonly string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
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

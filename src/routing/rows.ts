import type { Locale } from '@/lib/locale';
import { pickStrings, type Search, stringifySearch } from './address/search';
import { type ParamShape, type RouteName, type RouteRow, routeTable } from './table';

/* Only this file, `link.tsx` and `navigate.ts` cast between route data and route types (decision 010). */

type Row<Name extends RouteName> = (typeof routeTable)[Name];

type Shapes<Name extends RouteName> = Row<Name> extends { params: infer Given } ? Given : {};

export type RouteParams<Name extends RouteName> = {
  readonly [Key in keyof Shapes<Name>]: Shapes<Name>[Key] extends ParamShape<infer Value> ? Value : never;
};

/** Home's query; features extend it by their filters (declaration merging). */
export interface HomeSearch {
  next?: string | null;
  /** `messages` shows all chats instead of the matches; `next-match` redirects to the next match. */
  open?: 'messages' | 'next-match' | null;
}

/** The query of a link to a screen; `undefined` and `null` are omitted. */
type RouteSearch<Name extends RouteName> = Name extends 'index'
  ? HomeSearch
  : Row<Name> extends { search: readonly (infer Key extends string)[] }
    ? { readonly [Each in Key]?: string | null }
    : undefined;

export type RouteSection<Name extends RouteName> =
  Row<Name> extends { sections: readonly (infer Section extends string)[] } ? Section : undefined;

export const routeNames = Object.keys(routeTable) as RouteName[];

export const rowOf = (name: RouteName): RouteRow => routeTable[name];

/** Parses a screen's path parameters; null if a parameter is malformed. */
export function parseParams<Name extends RouteName>(
  name: Name,
  segments: Readonly<Record<string, unknown>>,
): RouteParams<Name> | null {
  const shapes = Object.entries(rowOf(name).params ?? {});
  const values = shapes.map(([key, parse]) => {
    const segment = segments[key];
    return [key, typeof segment === 'string' ? parse(segment) : null] as const;
  });
  if (values.some(([, value]) => value === null)) return null;
  return Object.fromEntries(values) as RouteParams<Name>;
}

/** The router's pattern of a screen, for both languages: the English path without `/en`. Home is `/`. */
export const internalPattern = (name: RouteName): string => rowOf(name).path.en.slice('/en'.length) || '/';

export type PathValues = Readonly<Record<string, string | number>>;

const fillParams = (pattern: string, params: PathValues): string =>
  pattern.replace(/\$(\w+)/g, (_, key: string) => String(params[key] ?? ''));

export const publicPathname = (name: RouteName, locale: Locale, params: PathValues): string =>
  fillParams(rowOf(name).path[locale], params);

export const internalPathname = (name: RouteName, locale: Locale, params: PathValues): string =>
  `/${locale}${fillParams(internalPattern(name), params)}`.replace(/\/$/, '');

/** Removes the language from a router pathname, so that both languages are equal. */
export const withoutLocale = (routerPathname: string): string => routerPathname.replace(/^\/[^/]*/, '');

/** Home's query for showing all chats, as the specification's route table has no screen for them. */
export const messagesSearch = { open: 'messages' } as const;

export const isMessagesSearch = ({ open }: { open?: unknown }): boolean => open === messagesSearch.open;

/** Identifies a screen by its router pathname; Home with all chats gets its query as one more segment. */
export const screenPath = ({ pathname, search = {} }: { pathname: string; search?: object }): string =>
  withoutLocale(pathname) === '' && isMessagesSearch(search)
    ? `${pathname}/${stringifySearch(messagesSearch)}`
    : pathname;

type ParamsOption<Name extends RouteName> = keyof RouteParams<Name> extends never
  ? { params?: undefined }
  : { params: RouteParams<Name> };

/** The target of a link to a screen; `params` is required if the path has parameters. */
export type TargetOptions<Name extends RouteName> = ParamsOption<Name> & {
  search?: RouteSearch<Name> | undefined;
  hash?: RouteSection<Name> | undefined;
  /** The current language by default. */
  locale?: Locale | undefined;
};

export interface Target {
  to: string;
  /** Contains only the path's parameters; without `locale`, the router keeps the current language. */
  params: { locale: Locale; id: string; partner: string };
  search: Search;
  hash: string | undefined;
}

export function targetOf<Name extends RouteName>(
  name: Name,
  { locale, params, search, hash }: TargetOptions<Name>,
): Target {
  const pattern = internalPattern(name);
  return {
    to: `/$locale${pattern === '/' ? '' : pattern}`,
    params: { ...params, ...(locale && { locale }) },
    search: pickStrings({ ...search }),
    hash,
  } as Target;
}

import type { Locale } from '@/lib/locale';
import { stringifySearch } from './search';
import { type ParamShape, type RouteName, type RouteRow, routeTable } from './table';

/* The casts that the compiler cannot follow from data stay in this file, `target.ts`, `link.tsx` and `navigate.ts` (decision 010). */

type Row<Name extends RouteName> = (typeof routeTable)[Name];

type Shapes<Name extends RouteName> = Row<Name> extends { params: infer Given } ? Given : {};

export type RouteParams<Name extends RouteName> = {
  readonly [Key in keyof Shapes<Name>]: Shapes<Name>[Key] extends ParamShape<infer Value> ? Value : never;
};

/** What the features add to what links may say in the query of Home: its filters, where they are read. */
export interface HomeSearch {
  next?: string | null;
  /** What the app opens in the place of the matches, or goes on to. */
  open?: 'messages' | 'next-match' | null;
}

/** What a link to a screen may say in the query; `undefined` and `null` are left out. */
export type RouteSearch<Name extends RouteName> = Name extends 'index'
  ? HomeSearch
  : Row<Name> extends { search: readonly (infer Key extends string)[] }
    ? { readonly [Each in Key]?: string | null }
    : undefined;

export type RouteSection<Name extends RouteName> =
  Row<Name> extends { sections: readonly (infer Section extends string)[] } ? Section : undefined;

export const routeNames = Object.keys(routeTable) as RouteName[];

export const rowOf = (name: RouteName): RouteRow => routeTable[name];

/** A screen's parameters from the segments of an address; null when one has not the shape that the table asks for. */
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

/** The router's pattern of a screen in every language: the English path without `/en`. Home is `/`. */
export const internalPattern = (name: RouteName): string => rowOf(name).path.en.slice('/en'.length) || '/';

export type PathValues = Readonly<Record<string, string | number>>;

const fillParams = (pattern: string, params: PathValues): string =>
  pattern.replace(/\$(\w+)/g, (_, key: string) => String(params[key] ?? ''));

export const publicPathname = (name: RouteName, locale: Locale, params: PathValues): string =>
  fillParams(rowOf(name).path[locale], params);

export const internalPathname = (name: RouteName, locale: Locale, params: PathValues): string =>
  `/${locale}${fillParams(internalPattern(name), params)}`.replace(/\/$/, '');

/** A pathname inside the router without its language: the same for one screen in both languages. */
export const withoutLocale = (internal: string): string => internal.replace(/^\/[^/]*/, '');

export const mapRoutes = <Entries extends Partial<Record<RouteName, unknown>>>(
  names: readonly (keyof Entries & RouteName)[],
  make: (name: RouteName) => unknown,
): Entries => Object.fromEntries(names.map((name) => [name, make(name)])) as unknown as Entries;

/** The query of Home that shows all chats in the place of the matches: the specification's table has no screen for them. */
export const messagesSearch = { open: 'messages' } as const;

export const isMessagesSearch = ({ open }: { open?: unknown }): boolean => open === messagesSearch.open;

/** An internal pathname; of Home's two screens that with all chats has one more segment, its query. */
export const screenPath = ({ pathname, search = {} }: { pathname: string; search?: object }): string =>
  withoutLocale(pathname) === '' && isMessagesSearch(search)
    ? `${pathname}/${stringifySearch(messagesSearch)}`
    : pathname;

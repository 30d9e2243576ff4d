import type { Locale } from '@/lib/locale';
import { internalPattern, type RouteParams, type RouteSearch, type RouteSection } from './rows';
import { type Search, pickStrings } from './search';
import type { RouteName } from './table';

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

/** The router's options for a navigation. */
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

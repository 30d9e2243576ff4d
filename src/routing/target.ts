import type { Locale } from '@/lib/locale';
import { internalPattern, type RouteParams, type RouteSearch, type RouteSection } from './rows';
import { type Search, textsOf } from './search';
import type { RouteName } from './table';

type ParamsOption<Name extends RouteName> = keyof RouteParams<Name> extends never
  ? { params?: undefined }
  : { params: RouteParams<Name> };

/** Where a link leads: `params` exactly when the path has them, `search` without what is `undefined` or `null`. */
export type TargetOptions<Name extends RouteName> = ParamsOption<Name> & {
  search?: RouteSearch<Name> | undefined;
  hash?: RouteSection<Name> | undefined;
  /** The language of the screen that is left unless given. */
  locale?: Locale | undefined;
};

export interface Target {
  to: string;
  /** Those that the path has. Where no language was given, the router takes that of the location that is left. */
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
    search: textsOf({ ...search }),
    hash,
  } as Target;
}

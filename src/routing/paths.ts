import type { Locale } from '@/lib/locale';
import { internalPattern, rowOf } from './rows';
import type { RouteName } from './table';

/** Values for the `$name`s of a path, as `String` writes them. */
type PathValues = Readonly<Record<string, string | number>>;

/** A screen's public pathname. The values must have the shapes that the table asks for. */
export const publicPathname = (name: RouteName, locale: Locale, params: PathValues): string =>
  fill(rowOf(name).path[locale], params);

/** A screen's pathname inside the router, for example `/cs/detail/7`. */
export const internalPathname = (name: RouteName, locale: Locale, params: PathValues): string =>
  `/${locale}${fill(internalPattern(name), params)}`.replace(/\/$/, '');

/** A pathname inside the router without its language: the same for one screen in both languages. */
export const withoutLocale = (internal: string): string => internal.replace(/^\/[^/]*/, '');

const fill = (pattern: string, params: PathValues): string =>
  pattern.replace(/\$(\w+)/g, (_, key: string) => String(params[key] ?? ''));

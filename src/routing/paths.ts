import type { Locale } from '@/lib/locale';
import { type RouteName, rowOf } from './table';

/**
 * The pattern under which the router knows a screen in every language: the English path, so that `/$locale` before it
 * gives `/$locale/detail/$id`. Home is `/`.
 */
export const internalPattern = (name: RouteName): string => rowOf(name).path.en.slice('/en'.length) || '/';

/** A screen's public pathname. The values must have the shapes that the table asks for. */
export const publicPathname = (
  name: RouteName,
  locale: Locale,
  params: Readonly<Record<string, string>>,
): string => fill(rowOf(name).path[locale], params);

/** A screen's pathname inside the router, for example `/cs/detail/7`. */
export const internalPathname = (
  name: RouteName,
  locale: Locale,
  params: Readonly<Record<string, string>>,
): string => `/${locale}${fill(internalPattern(name), params)}`.replace(/\/$/, '');

const fill = (pattern: string, params: Readonly<Record<string, string>>): string =>
  pattern.replace(/\$(\w+)/g, (_, key: string) => params[key] ?? '');

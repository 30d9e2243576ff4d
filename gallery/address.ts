import type { Locale } from '@/lib/locale';
import { publicPathname } from '@/routing/rows';
import type { StateLocation } from './state';

/** The address of a state; `id` is the id of its match. */
export function addressOf(
  { to, params, query = {}, hash }: StateLocation,
  locale: Locale,
  id?: number,
): string {
  const pathname =
    to === 'nowhere'
      ? { cs: '/nikde', en: '/en/nowhere' }[locale]
      : publicPathname(to, locale, { ...params, ...(id !== undefined && { id }) });
  const search = new URLSearchParams(query).toString();
  return pathname + (search && `?${search}`) + (hash ? `#${hash}` : '');
}

import type { Locale } from '@/lib/locale';
import { publicPathname } from '@/routing/rows';

/** The whole address of a match in a language, for those who come from elsewhere. */
export const matchAddress = (id: number, locale: Locale): string =>
  new URL(publicPathname('detail', locale, { id }), window.location.origin).href;

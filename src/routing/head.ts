import type { Locale } from '@/lib/locale';
import { type Alternates, alternates } from './href';
import type { ScreenAddress, UnknownAddress } from './match';
import { notFoundTitle, rowOf } from './table';

/** What the document's head says of a screen. */
export interface Head {
  lang: Locale;
  /** Without the product's name. */
  title: string;
  /** Absent for unknown addresses. */
  alternates: Alternates | null;
}

/** The document title in full. */
export const documentTitle = (title: string): string => `${title} – Hrajem`;

/** Language, title, canonical and hreflang addresses of an address (product decisions, section 2). */
export function headOf(address: ScreenAddress | UnknownAddress, origin: string): Head {
  const { locale: lang } = address;
  if (address.name === null) return { lang, title: notFoundTitle[lang], alternates: null };
  return { lang, title: rowOf(address.name).title[lang], alternates: alternates(address, origin) };
}

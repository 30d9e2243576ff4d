import type { Locale } from '@/lib/locale';
import { type Alternates, alternates } from './href';
import type { ScreenAddress, UnknownAddress } from './match';
import { isGuarded } from './route-row';
import { rowOf } from './rows';
import { notFoundTitle, type PublicRouteName, type RouteName } from './table';

/** What the document's head says of a screen. */
export interface Head {
  lang: Locale;
  /** Without the product's name. */
  title: string;
  /** The screen whose description fits: its own where anybody may see it, else that of Home. */
  described: PublicRouteName;
  /** Absent for unknown addresses. */
  alternates: Alternates | null;
}

/** The document title in full. */
export const documentTitle = (title: string): string => `${title} – Hrajem`;

const isPublic = (name: RouteName): name is PublicRouteName => !isGuarded(rowOf(name));

/** Language, title, canonical and hreflang addresses of an address: absolute, with x-default for Czech. */
export function headOf(address: ScreenAddress | UnknownAddress, origin: string): Head {
  const { locale: lang } = address;
  const { name } = address;
  if (name === null) return { lang, title: notFoundTitle[lang], described: 'index', alternates: null };
  return {
    lang,
    title: rowOf(name).title[lang],
    described: isPublic(name) ? name : 'index',
    alternates: alternates(address, origin),
  };
}

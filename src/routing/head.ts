import { defaultLocale, type Locale, locales } from '@/lib/locale';
import { type PathValues, publicPathname, rowOf } from './rows';
import { isGuarded, notFoundTitle, type PublicRouteName, type RouteName } from './table';

/** The absolute canonical URL of a screen and its `hreflang` variants. */
export interface Alternates {
  canonical: string;
  links: readonly { hreflang: Locale | 'x-default'; href: string }[];
}

export interface Head {
  lang: Locale;
  title: string;
  /** The screen whose description to use: the screen itself if it is public, else Home. */
  descriptionRoute: PublicRouteName;
  alternates: Alternates | null;
}

export const documentTitle = (title: string): string => `${title} – Hrajem`;

const isPublic = (name: RouteName): name is PublicRouteName => !isGuarded(rowOf(name));

/** The head of an address; the name is null for the 404 screen. `origin` has no trailing slash. */
export function headOf(
  { locale: lang, name, params = {} }: { locale: Locale; name: RouteName | null; params?: PathValues },
  origin: string,
): Head {
  if (name === null) return { lang, title: notFoundTitle[lang], descriptionRoute: 'index', alternates: null };
  const addressIn = (language: Locale): string => origin + publicPathname(name, language, params);
  return {
    lang,
    title: rowOf(name).title[lang],
    descriptionRoute: isPublic(name) ? name : 'index',
    alternates: {
      canonical: addressIn(lang),
      links: [
        ...locales.map((language) => ({ hreflang: language, href: addressIn(language) })),
        { hreflang: 'x-default', href: addressIn(defaultLocale) },
      ],
    },
  };
}

/** The app's languages; the first is the default and has no path prefix. */
export const locales = ['cs', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'cs';

/** The BCP 47 tags for `Intl`. */
export const localeFormats: Record<Locale, string> = { cs: 'cs-CZ', en: 'en-GB' };

/** The language in Open Graph's format: `cs_CZ`. */
export const openGraphLocale = (locale: Locale): string => localeFormats[locale].replace('-', '_');

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** The language of a pathname: `/en` and all paths below are English, the others Czech. */
export const localeOfPathname = (pathname: string): Locale =>
  locales.find((locale) => locale !== defaultLocale && `${pathname}/`.startsWith(`/${locale}/`)) ??
  defaultLocale;

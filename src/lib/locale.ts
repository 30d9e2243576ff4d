/** The languages of the product; the first is the default and has no address prefix. */
export const locales = ['cs', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'cs';

/** BCP 47 tags that dates, numbers and sorting are formatted with. */
export const localeFormats: Record<Locale, string> = { cs: 'cs-CZ', en: 'en-GB' };

/** The language as Open Graph has it: `cs_CZ`. */
export const openGraphLocale = (locale: Locale): string => localeFormats[locale].replace('-', '_');

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** The language of an address: `/en` and everything below it is English, the rest Czech. */
export const localeOfPathname = (pathname: string): Locale =>
  locales.find((locale) => locale !== defaultLocale && `${pathname}/`.startsWith(`/${locale}/`)) ??
  defaultLocale;

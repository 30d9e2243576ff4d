import { defaultLocale, isLocale, type Locale } from '@/lib/locale';
import type { AddressParts } from './address';
import { isKnownBot } from './bots';
import { href } from './href';

/** What a browser tells about the language that its person wants. */
export interface LocaleHints {
  /** The value of the cookie `locale`, if there is one. */
  cookieLocale: string | undefined;
  /** BCP 47 tags, the preferred first (`navigator.languages`). */
  languages: readonly string[];
  userAgent: string;
}

/** The wanted language: cookie, else the first of the browser's languages that we speak, else Czech. */
export function preferredLocale({ cookieLocale, languages }: Omit<LocaleHints, 'userAgent'>): Locale {
  if (isLocale(cookieLocale)) return cookieLocale;
  return languages.map((tag) => tag.toLowerCase().split('-')[0]).find(isLocale) ?? defaultLocale;
}

/**
 * The address that `/` is to be replaced by, query and hash kept, or null when it stays. Acts on `/` only, since any other
 * address is shown as it is, and never on known bots.
 */
export function detectHome({ pathname, search, hash, ...hints }: AddressParts & LocaleHints): string | null {
  if (pathname !== '/' || isKnownBot(hints.userAgent)) return null;
  const locale = preferredLocale(hints);
  return locale === defaultLocale ? null : href('index', { locale }) + search + hash;
}

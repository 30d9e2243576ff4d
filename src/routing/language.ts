import { defaultLocale, isLocale, type Locale } from '@/lib/locale';
import { isKnownBot } from './bots';

const days = 365;

/**
 * The cookie that remembers the language: 365 days, SameSite=Lax, Path=/.
 * @param secure whether the page came by https
 */
export const localeCookie = (locale: Locale, secure: boolean): string =>
  `locale=${locale}; Max-Age=${days * 24 * 60 * 60}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The language in a `Cookie` header or `document.cookie`, if a valid one is there. */
export const localeFromCookies = (cookies: string): Locale | undefined =>
  cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith('locale='))
    .map((cookie) => cookie.slice('locale='.length))
    .find(isLocale);

/** The language remembered by this browser, if any. */
export const rememberedLocale = (): Locale | undefined => localeFromCookies(document.cookie);

/** Remembers the language for the next visit of `/`. */
export function rememberLocale(locale: Locale): void {
  document.cookie = localeCookie(locale, location.protocol === 'https:');
}

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
export function detectHome({
  pathname,
  search,
  hash,
  ...hints
}: Pick<Location, 'pathname' | 'search' | 'hash'> & LocaleHints): string | null {
  if (pathname !== '/' || isKnownBot(hints.userAgent)) return null;
  const locale = preferredLocale(hints);
  return locale === defaultLocale ? null : `/${locale}${search}${hash}`;
}

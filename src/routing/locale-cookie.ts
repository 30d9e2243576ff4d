import { isLocale, type Locale } from '@/lib/locale';

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

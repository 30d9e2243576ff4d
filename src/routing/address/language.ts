import { cookieValues, serializeCookie } from '@/lib/cookies';
import { defaultLocale, isLocale, type Locale } from '@/lib/locale';

const cookieName = 'locale';

export const maxAgeSeconds = 365 * 24 * 60 * 60;

export const rememberedLocale = ({ cookie }: { cookie: string } = document): Locale | undefined =>
  cookieValues(cookie, cookieName).find(isLocale);

export function rememberLocale(locale: Locale): void {
  document.cookie = serializeCookie(cookieName, locale, maxAgeSeconds, location.protocol === 'https:');
}

export interface LocaleHints {
  cookieLocale: string | undefined;
  /** BCP 47 tags, the preferred first (`navigator.languages`). */
  languages: readonly string[];
  userAgent: string;
}

/** The language of the cookie, else the first of the browser's languages that the app has, else Czech. */
export function preferredLocale({ cookieLocale, languages }: Omit<LocaleHints, 'userAgent'>): Locale {
  if (isLocale(cookieLocale)) return cookieLocale;
  return languages.map((tag) => tag.toLowerCase().split('-')[0]).find(isLocale) ?? defaultLocale;
}

/* Matches search engines and link previews, but not CUBOT, a brand of phones. */
const botPattern =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|facebookcatalog|whatsapp\/|skypeuripreview|google-inspectiontool|google-read-aloud|googleother|mediapartners-google|bingpreview|yandex\w*\/|seznam|embedly|quora link preview|vkshare|pinterest\/|chrome-lighthouse|bluesky cardyb|mastodon\//i;

export const isKnownBot = (userAgent: string): boolean => botPattern.test(userAgent);

/** The address that replaces `/` for a person who prefers another language than Czech, or null. Other addresses and bots are never redirected. */
export function homeInPreferredLocale(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  hints: LocaleHints = {
    cookieLocale: rememberedLocale(),
    languages: navigator.languages,
    userAgent: navigator.userAgent,
  },
): string | null {
  if (pathname !== '/' || isKnownBot(hints.userAgent)) return null;
  const locale = preferredLocale(hints);
  return locale === defaultLocale ? null : `/${locale}${search}${hash}`;
}

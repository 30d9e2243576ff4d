import { describe, expect, it, vi } from 'vitest';
import {
  homeInPreferredLocale,
  type LocaleHints,
  preferredLocale,
  rememberedLocale,
  rememberLocale,
  isKnownBot,
} from './language';

const phoneUserAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';

const homeFor = (address: string, hints: Partial<LocaleHints>): string | null => {
  const { pathname, search, hash } = new URL(`http://localhost${address}`);
  return homeInPreferredLocale(
    { pathname, search, hash },
    { cookieLocale: undefined, languages: [], userAgent: phoneUserAgent, ...hints },
  );
};

it.each([
  [undefined, ['en-US', 'cs'], 'en'],
  [undefined, ['de-AT', 'cs-CZ', 'en'], 'cs'],
  [undefined, ['EN'], 'en'],
  [undefined, ['de', 'fr'], 'cs'],
  [undefined, ['eng', 'english'], 'cs'],
  [undefined, [], 'cs'],
  ['cs', ['en'], 'cs'],
  ['en', ['cs'], 'en'],
  ['de', ['en'], 'en'],
])('preferredLocale of cookie %s and languages %j is %s', (cookieLocale, languages, locale) =>
  expect(preferredLocale({ cookieLocale, languages })).toBe(locale),
);

describe('homeInPreferredLocale', () => {
  it('returns null at / for Czech', () => {
    expect(homeFor('/', { cookieLocale: 'cs', languages: ['en'] })).toBeNull();
    expect(homeFor('/', {})).toBeNull();
  });

  it.each(['/en', '/prihlaseni', '/en/login', '/unknown', '//'])('returns null at %s', (address) => {
    expect(homeFor(address, { cookieLocale: 'en', languages: ['en'] })).toBeNull();
    expect(homeFor(address, { cookieLocale: 'cs', languages: ['cs'] })).toBeNull();
  });

  it('returns null for a known bot', () =>
    expect(
      homeFor('/', { languages: ['en'], userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
    ).toBeNull());
});

describe('isKnownBot', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; SeznamBot/4.0; +http://napoveda.seznam.cz/seznambot-intro/)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0',
    'Mozilla/5.0 Google-InspectionTool/1.0',
  ])('detects %s', (userAgent) => expect(isKnownBot(userAgent)).toBe(true));

  it.each([
    phoneUserAgent,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0 Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 YaBrowser/25.8 Yowser/2.5 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) [FBAN/FBIOS;FBAV/400.0;FBDV/iPhone15,2]',
    '',
  ])('does not detect %j', (userAgent) => expect(isKnownBot(userAgent)).toBe(false));
});

describe('locale cookie', () => {
  it('lasts 365 days on the whole site', () => {
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    vi.stubGlobal('location', { protocol: 'https:' });
    rememberLocale('en');
    expect(page.cookie).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
  });

  it.each([
    ['a=b; locale=en; c=d', 'en'],
    ['locale=cs_CZ; locale=en', 'en'],
    ['locale=de', undefined],
    ['', undefined],
  ])('is read from %j', (cookie, locale) => expect(rememberedLocale({ cookie })).toBe(locale));
});

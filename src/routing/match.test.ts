import { describe, expect, it } from 'vitest';
import { localeOfPathname, matchAddress } from './match';

describe('matchAddress', () => {
  it.each([
    ['/', { locale: 'cs', name: 'index', params: {} }],
    ['/en', { locale: 'en', name: 'index', params: {} }],
    ['/prihlaseni', { locale: 'cs', name: 'login', params: {} }],
    ['/en/profile/edit', { locale: 'en', name: 'profileEdit', params: {} }],
    ['/detail/7', { locale: 'cs', name: 'detail', params: { id: 7 } }],
    ['/en/detail/2147483647', { locale: 'en', name: 'detail', params: { id: 2147483647 } }],
    ['/en/partner/login', { locale: 'en', name: 'partner', params: { partner: 'login' } }],
  ])('knows %s', (pathname, address) => expect(matchAddress(pathname)).toEqual(address));

  it.each([
    ['an English slug without its prefix', '/login', 'cs'],
    ['a Czech slug under the English prefix', '/en/prihlaseni', 'en'],
    ['an id outside its shape', '/detail/abc', 'cs'],
    ['an id beyond the contract', '/en/detail/2147483648', 'en'],
    ['a missing parameter', '/detail', 'cs'],
    ['an empty parameter', '/detail/', 'cs'],
    ['too many segments', '/detail/7/8', 'cs'],
    ['a trailing slash', '/prihlaseni/', 'cs'],
    ['a doubled slash', '//prihlaseni', 'cs'],
    ['another case', '/Prihlaseni', 'cs'],
    ['a percent-encoded slug', '/%70rihlaseni', 'cs'],
    ['a percent-encoded id', '/detail/%37', 'cs'],
    ['the router’s own Czech prefix', '/cs/login', 'cs'],
    ['a prefix that only begins like English', '/english', 'cs'],
    ['a name of Object.prototype', '/constructor', 'cs'],
  ])('does not know %s', (_what, pathname, locale) =>
    expect(matchAddress(pathname)).toEqual({ locale, name: null }),
  );

  it('sends a malformed partner to Home', () => {
    expect(matchAddress('/partner/Sokol')).toEqual({ locale: 'cs', name: null, otherwise: 'index' });
    expect(matchAddress('/en/partner/a%20b')).toEqual({ locale: 'en', name: null, otherwise: 'index' });
  });
});

describe('localeOfPathname', () => {
  it.each([
    ['/', 'cs'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/foo', 'en'],
    ['/english', 'cs'],
    ['/EN', 'cs'],
    ['/o-nas/en', 'cs'],
  ])('reads %s as %s', (pathname, locale) => expect(localeOfPathname(pathname)).toBe(locale));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeOfPathname, locales } from '@/lib/locale';
import { routeNames, rowOf } from '@/routing/rows';
import { matchAddress, toInternal, toPublic } from './rewrite';

const slugs = routeNames.flatMap((name) =>
  locales.flatMap((locale) => rowOf(name).path[locale].split('/').slice(1)),
);

const segment = fc.oneof(
  fc.constantFrom(...slugs, ...'en cs ~ . % %25 %2F %24 %5C $ $id {-$id} 7 0'.split(' '), ''),
  fc.webSegment(),
  fc.string(),
);

/** Pathnames as the browser's URL normalises them. */
const pathname = fc
  .array(segment, { maxLength: 6 })
  .map((segments) => new URL(`http://localhost/${segments.join('/')}`).pathname);

describe('rewrite', () => {
  it.each([
    ['/', '/cs'],
    ['/en', '/en'],
    ['/prihlaseni', '/cs/login'],
    ['/en/login', '/en/login'],
    ['/detail/7', '/cs/detail/7'],
    ['/en/detail/7', '/en/detail/7'],
    ['/profil/upravit', '/cs/profile/edit'],
    ['/partner/prihlaseni', '/cs/partner/prihlaseni'],
    ['/partner/profil', '/cs/partner/profil'],
    ['/foo/x', '/cs/~/%2Ffoo%2Fx'],
    ['/en/foo', '/en/~/%2Ffoo'],
    ['/login', '/cs/~/%2Flogin'],
    ['/en/prihlaseni', '/en/~/%2Fprihlaseni'],
    ['/cs/login', '/cs/~/%2Fcs%2Flogin'],
    ['/~/foo', '/cs/~/%2F~%2Ffoo'],
    ['/foo/', '/cs/~/%2Ffoo%2F'],
    ['/a%2Fb$c', '/cs/~/%2Fa%252Fb%24c'],
  ])('turns %s into %s and back', (browser, router) => {
    expect(toInternal(browser)).toBe(router);
    expect(toPublic(router)).toBe(browser);
  });

  it('toPublic inverts toInternal for every pathname', () => {
    fc.assert(
      fc.property(pathname, (browser) => {
        expect(toPublic(toInternal(browser))).toBe(browser);
      }),
      { numRuns: 5000 },
    );
  });

  it('internal pathnames survive the router’s decoding', () => {
    // The router does not decode percent signs and backslashes.
    const decodeAsRouter = (path: string): string => decodeURI(path.replaceAll(/%(?=25|5C)/g, '%25'));
    fc.assert(
      fc.property(pathname, (browser) => {
        const router = toInternal(browser);
        expect(router).toMatch(/^\/(cs|en)(\/[^/$]+)*$/);
        expect(toPublic(new URL(decodeAsRouter(router), 'http://localhost').pathname)).toBe(browser);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps an unknown address after a change of the language, unless it would have the former language', () => {
    expect(toPublic(toInternal('/foo/x').replace('cs', 'en'))).toBe('/en/foo/x');
    expect(toPublic(toInternal('/en/en/foo').replace('en', 'cs'))).toBe('/');
    fc.assert(
      fc.property(pathname, fc.constantFrom(...locales), (browser, locale) => {
        expect(localeOfPathname(toPublic(toInternal(browser).replace(/^\/../, `/${locale}`)))).toBe(locale);
      }),
      { numRuns: 2000 },
    );
  });
});

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
  ['a property name of Object.prototype', '/constructor', 'cs'],
])('matchAddress rejects %s', (_what, pathname, locale) =>
  expect(matchAddress(pathname)).toEqual({ locale, name: null }),
);

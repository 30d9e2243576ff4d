import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/locale';
import { partsOf } from './address';
import { alternates, href, signedOutHref, switchLocale } from './href';
import { localeOfPathname, matchAddress, type ScreenAddress } from './match';

describe('href', () => {
  it('gives the public address in each language', () => {
    expect(href('login', { locale: 'cs' })).toBe('/prihlaseni');
    expect(href('index', { locale: 'en' })).toBe('/en');
    expect(href('detail', { locale: 'en', params: { id: 7 } })).toBe('/en/detail/7');
    expect(
      href('index', { locale: 'cs', search: { sport: 'football', free: undefined }, hash: 'list' }),
    ).toBe('/?sport=football#list');
  });

  it('refuses parameters that would not be an address', () => {
    for (const id of [0, -1, 1.5, Number.NaN, 2 ** 31]) {
      expect(() => href('detail', { locale: 'cs', params: { id } })).toThrow(RangeError);
    }
    expect(() => href('partner', { locale: 'cs', params: { partner: 'A/B' } })).toThrow(RangeError);
  });

  it('asks for parameters exactly when the path has them', () => {
    const calls = [
      // @ts-expect-error the id is missing
      () => href('detail', { locale: 'cs' }),
      // @ts-expect-error login has no parameters
      () => href('login', { locale: 'cs', params: { id: 7 } }),
      // @ts-expect-error an id is a number
      () => href('detail', { locale: 'cs', params: { id: '../profil' } }),
      // @ts-expect-error the parameter has another name
      () => href('detail', { locale: 'cs', params: { pid: 7 } }),
      // @ts-expect-error there is no such screen
      () => href('match', { locale: 'cs' }),
    ];
    expect(calls).toHaveLength(5);
  });
});

describe('switchLocale', () => {
  it.each([
    ['/', '/en'],
    ['/prihlaseni', '/en/login'],
    ['/detail/7?a=%20b&a=2#chat', '/en/detail/7?a=%20b&a=2#chat'],
    ['/partner/profil', '/en/partner/profil'],
    ['/foo/x?y#z', '/en/foo/x?y#z'],
  ])('turns %s into %s and back', (czech, english) => {
    expect(switchLocale(partsOf(czech), 'en')).toBe(english);
    expect(switchLocale(partsOf(english), 'cs')).toBe(czech);
    expect(switchLocale(partsOf(czech), 'cs')).toBe(czech);
  });

  it('leads to Home when the other prefix would change the language', () => {
    expect(switchLocale(partsOf('/en/en/foo?a=1'), 'cs')).toBe('/?a=1');
  });

  it('always ends in the asked language', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.boolean(), fc.constantFrom(...locales), (path, prefixed, locale) => {
        const switched = switchLocale(partsOf(`${prefixed ? '/en' : ''}${path || '/'}`), locale);
        expect(localeOfPathname(partsOf(switched).pathname)).toBe(locale);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('signedOutHref', () => {
  it('leads to the partner, or to Home without a well-formed one', () => {
    expect(signedOutHref('cs', 'sokol-brno')).toBe('/partner/sokol-brno');
    expect(signedOutHref('en', 'sokol-brno')).toBe('/en/partner/sokol-brno');
    for (const partner of [undefined, null, '', 'Sokol', '../profil', 'a/b']) {
      expect(signedOutHref('en', partner)).toBe('/en');
    }
  });
});

describe('alternates', () => {
  it('names the canonical address and both languages, absolute, Czech by default', () => {
    const address = matchAddress('/en/detail/7') as ScreenAddress;
    expect(alternates(address, 'https://hrajem.test')).toEqual({
      canonical: 'https://hrajem.test/en/detail/7',
      links: [
        { hreflang: 'cs', href: 'https://hrajem.test/detail/7' },
        { hreflang: 'en', href: 'https://hrajem.test/en/detail/7' },
        { hreflang: 'x-default', href: 'https://hrajem.test/detail/7' },
      ],
    });
  });
});

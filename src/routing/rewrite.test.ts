import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/locale';
import { matchAddress } from './match';
import { internalPathname, publicPathname } from './paths';
import { toInternal, toPublic } from './rewrite';
import { routeNames, rowOf } from './rows';

const slugs = routeNames.flatMap((name) =>
  locales.flatMap((locale) => rowOf(name).path[locale].split('/').slice(1)),
);

const segment = fc.oneof(
  fc.constantFrom(
    ...slugs,
    'en',
    'cs',
    '~',
    '',
    '.',
    '%',
    '%25',
    '%2F',
    '%24',
    '%5C',
    '$',
    '$id',
    '{-$id}',
    '7',
    '0',
  ),
  fc.webSegment(),
  fc.string(),
);

/** Pathnames as a browser's URL has them, hostile ones first. */
const pathname = fc
  .array(segment, { maxLength: 6 })
  .map((segments) => new URL(`http://localhost/${segments.join('/')}`).pathname);

const address = fc
  .record({
    name: fc.constantFrom(...routeNames),
    locale: fc.constantFrom(...locales),
    id: fc.integer({ min: 1, max: 2 ** 31 - 1 }).map(String),
    partner: fc.oneof(
      fc.constantFrom(...slugs.filter((slug) => /^[a-z0-9-]{1,40}$/.test(slug))),
      fc.stringMatching(/^[a-z0-9-]{1,40}$/),
    ),
  })
  .map(({ name, locale, ...values }) => ({ name, locale, params: values }));

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
    ['/foo/x', '/cs/~/foo/x'],
    ['/en/foo', '/en/~/foo'],
    ['/login', '/cs/~/login'],
    ['/en/prihlaseni', '/en/~/prihlaseni'],
    ['/cs/login', '/cs/~/cs/login'],
    ['/~/foo', '/cs/~/~/foo'],
    ['/foo/', '/cs/~/foo%2F'],
    ['/a%2Fb$c', '/cs/~/a%252Fb%24c'],
  ])('turns %s into %s and back', (browser, router) => {
    expect(toInternal(browser)).toBe(router);
    expect(toPublic(router)).toBe(browser);
  });

  it('gives back every pathname of a browser', () => {
    fc.assert(
      fc.property(pathname, (browser) => {
        expect(toPublic(toInternal(browser))).toBe(browser);
      }),
      { numRuns: 5000 },
    );
  });

  it('gives back every pathname of the router', () => {
    fc.assert(
      fc.property(address, ({ name, locale, params }) => {
        const router = internalPathname(name, locale, params);
        const browser = publicPathname(name, locale, params);
        expect(toPublic(router)).toBe(browser);
        expect(toInternal(browser)).toBe(router);
        expect(matchAddress(browser)).toMatchObject({ name, locale });
      }),
      { numRuns: 2000 },
    );
  });

  it('never lets two pathnames meet', () => {
    fc.assert(
      fc.property(pathname, pathname, (one, other) => {
        expect(toInternal(one) === toInternal(other)).toBe(one === other);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps unknown addresses out of reach of the router’s own decoding', () => {
    fc.assert(
      fc.property(pathname, (browser) => {
        const router = toInternal(browser);
        expect(router).toMatch(/^\/(cs|en)(\/|$)/);
        expect(router.slice(1)).not.toMatch(/\/\/|\$|%(?!25|24|2F)|[^~]\/$/);
      }),
      { numRuns: 2000 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/locale';
import { decideAccess, nextQuery, safeNext } from './guard';
import { matchAddress } from './rewrite';
import { publicPathname, routeNames, rowOf } from './rows';

const origin = 'https://hrajem.test';
const next = (value: unknown): string | null => safeNext(value, { origin });

describe('safeNext', () => {
  it.each([
    ['/profil', '/profil'],
    ['/en/detail/7', '/en/detail/7'],
    ['/profil/', '/profil'],
    ['/?sport=football#list', '/?sport=football#list'],
    ['https://hrajem.test/en/statistics', '/en/statistics'],
    ['/statistiky?since=2026', '/statistiky?since=2026'],
  ])('follows %s', (value, address) => expect(next(value)).toBe(address));

  it.each([
    '',
    '/\\evil.test',
    '//evil.test',
    'https://hrajem.test:8443/profil',
    'https://jana:secret@hrajem.test/profil',
    'javascript:alert(1)',
    '/unknown',
    '/detail/abc',
    '/partner/e_vil',
    `/profil?x=${'a'.repeat(3000)}`,
    null,
    7,
  ])('drops %j', (value) => expect(next(value)).toBeNull());

  it('drops the secrets of e-mailed links and what it would nest', () => {
    expect(next('/?pid=3&token=abc&sport=football')).toBe('/?sport=football');
    expect(next('/en/verify-email?uid=5&token=abc')).toBe('/en/verify-email');
    expect(next('/?next=%2Fprofil')).toBe('/');
  });

  const parts =
    String.raw`/ \ // . .. %2F %5C %09 @ : ? # & evil.test hrajem.test https: javascript: en profil detail 7 login prihlaseni token=1 uid=1 pid=1 next=/profil`
      .split(' ')
      .concat('\t', '\n', ' ', origin);

  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 3 })), { maxLength: 10 })
      .map((tokens) => tokens.join('')),
    fc
      .tuple(
        fc.constantFrom(...routeNames.filter((name) => !rowOf(name).params)),
        fc.constantFrom(...locales),
        fc.webQueryParameters(),
        fc.webFragments(),
      )
      .map(([name, locale, query, hash]) => `${publicPathname(name, locale, {})}?${query}#${hash}`),
  );

  it('gives only addresses of the table on this origin, whatever it is asked', () => {
    let followed = 0;
    fc.assert(
      fc.property(hostile, (value) => {
        const address = next(value);
        if (address === null) return;
        followed += 1;
        const url = new URL(address, origin);
        expect(address.startsWith('/')).toBe(true);
        expect(url.origin).toBe(origin);
        expect(url.pathname + url.search + url.hash).toBe(address);
        const { name } = matchAddress(url.pathname);
        expect(name).not.toBeNull();
        expect(['login', 'registration']).not.toContain(name);
        for (const secret of ['uid', 'token', 'pid', 'next'])
          expect(url.searchParams.has(secret)).toBe(false);
        expect(next(address)).toBe(address);
      }),
      { numRuns: 10_000 },
    );
    expect(followed).toBeGreaterThan(300);
  });
});

describe('nextQuery', () => {
  it('remembers where one was, without secrets', () => {
    expect(nextQuery('/en/detail/7?token=a#chat', origin)).toEqual({ next: '/en/detail/7#chat' });
  });

  it.each(['/', '/en', '/prihlaseni?next=%2Fprofil', '/unknown', '/?pid=1&token=a'])(
    'is empty at %s',
    (address) => expect(nextQuery(address, origin)).toEqual({}),
  );
});

const anonymous = { auth: 'unauthenticated', address: '/', search: {}, origin } as const;

describe('decide', () => {
  it('guards a row that says nothing of auth', () => {
    expect(decideAccess({ ...anonymous, row: {} })).toMatchObject({ to: '/$locale' });
  });

  it('lets an anonymous person see exactly the public screens', () => {
    const seen = routeNames.filter((name) => decideAccess({ ...anonymous, row: rowOf(name) }) === null);
    expect(seen).toEqual(routeNames.filter((name) => rowOf(name).auth === false));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/locale';
import { matchAddress } from './address/rewrite';
import { decideAccess, nextQuery, safeNext } from './guard';
import { publicPathname, routeNames, rowOf } from './rows';

const origin = 'https://hrajem.test';
const checkNext = (value: unknown): string | null => safeNext(value, { origin });

describe('safeNext', () => {
  it.each([
    ['/profil', '/profil'],
    ['/en/detail/7', '/en/detail/7'],
    ['/profil/', '/profil'],
    ['/?sport=football#list', '/?sport=football#list'],
    ['https://hrajem.test/en/statistics', '/en/statistics'],
    ['/statistiky?since=2026', '/statistiky?since=2026'],
  ])('accepts %s', (value, address) => expect(checkNext(value)).toBe(address));

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
  ])('rejects %j', (value) => expect(checkNext(value)).toBeNull());

  it('removes the secrets of e-mailed links and a nested next', () => {
    expect(checkNext('/?pid=3&token=abc&sport=football')).toBe('/?sport=football');
    expect(checkNext('/en/verify-email?uid=5&token=abc')).toBe('/en/verify-email');
    expect(checkNext('/?next=%2Fprofil')).toBe('/');
  });

  const parts =
    String.raw`/ \ // . .. %2F %5C %09 @ : ? # & evil.test hrajem.test https: javascript: en profil detail 7 login prihlaseni token=1 uid=1 pid=1 next=/profil`
      .split(' ')
      .concat('\t', '\n', ' ', origin);

  const hostileValues = fc.oneof(
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

  it('returns only addresses of the route table on this origin, for any value', () => {
    let acceptedCount = 0;
    fc.assert(
      fc.property(hostileValues, (value) => {
        const address = checkNext(value);
        if (address === null) return;
        acceptedCount += 1;
        const url = new URL(address, origin);
        expect(address.startsWith('/')).toBe(true);
        expect(url.origin).toBe(origin);
        expect(url.pathname + url.search + url.hash).toBe(address);
        const { name } = matchAddress(url.pathname);
        expect(name).not.toBeNull();
        expect(['login', 'registration']).not.toContain(name);
        for (const secret of ['uid', 'token', 'pid', 'next'])
          expect(url.searchParams.has(secret)).toBe(false);
        expect(checkNext(address)).toBe(address);
      }),
      { numRuns: 10_000 },
    );
    expect(acceptedCount).toBeGreaterThan(300);
  });
});

describe('nextQuery', () => {
  it('keeps the address without secrets', () => {
    expect(nextQuery('/en/detail/7?token=a#chat', origin)).toEqual({ next: '/en/detail/7#chat' });
  });

  it.each(['/', '/en', '/prihlaseni?next=%2Fprofil', '/unknown', '/?pid=1&token=a'])(
    'is empty at %s',
    (address) => expect(nextQuery(address, origin)).toEqual({}),
  );
});

const guestInput = { auth: 'unauthenticated', address: '/', search: {}, origin } as const;

describe('decideAccess', () => {
  it('requires a session by default', () => {
    expect(decideAccess({ ...guestInput, row: {} })).toMatchObject({ to: '/$locale' });
  });

  it('allows a person without a session the public screens only', () => {
    const allowed = routeNames.filter((name) => decideAccess({ ...guestInput, row: rowOf(name) }) === null);
    expect(allowed).toEqual(routeNames.filter((name) => rowOf(name).auth === false));
  });
});

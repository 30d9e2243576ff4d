import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from './address';
import { type Decision, decide, loginHref } from './guard';
import { localeOfPathname, matchAddress } from './match';
import { routeNames, rowOf } from './rows';
import type { RouteName } from './table';

const origin = 'https://hrajem.test';

const ask = (
  name: RouteName,
  auth: 'loading' | 'authenticated' | 'unauthenticated',
  at: string,
): Decision => {
  const address = partsOf(at);
  return decide({ row: rowOf(name), auth, locale: localeOfPathname(address.pathname), address, origin });
};

const proceed = { kind: 'proceed' };
const ensure = { kind: 'ensure' };

describe('decide', () => {
  it.each<[RouteName, string, Decision, Decision, Decision]>([
    // screen, address, loading, authenticated, unauthenticated
    ['index', '/', proceed, proceed, proceed],
    ['about', '/en/about-us', proceed, proceed, proceed],
    ['resetPassword', '/obnoveni-hesla?uid=1&token=2', proceed, proceed, proceed],
    ['profile', '/profil', ensure, proceed, { kind: 'toHome', to: '/?next=%2Fprofil' }],
    [
      'detail',
      '/en/detail/7?a=1#chat',
      ensure,
      proceed,
      { kind: 'toHome', to: '/en?next=%2Fen%2Fdetail%2F7%3Fa%3D1%23chat' },
    ],
    [
      'statistics',
      '/statistiky?token=secret',
      ensure,
      proceed,
      { kind: 'toHome', to: '/?next=%2Fstatistiky' },
    ],
    ['login', '/prihlaseni', ensure, { kind: 'signedInAway', to: '/' }, proceed],
    ['login', '/en/login?next=%2Fprofil', ensure, { kind: 'signedInAway', to: '/profil' }, proceed],
    ['login', '/en/login?next=%2F%5Cevil.test', ensure, { kind: 'signedInAway', to: '/en' }, proceed],
    ['registration', '/registrace?next=%2Fprihlaseni', ensure, { kind: 'signedInAway', to: '/' }, proceed],
  ] as [RouteName, string, Decision, Decision, Decision][])(
    'at %s (%s)',
    (name, address, loading, authenticated, unauthenticated) => {
      expect(ask(name, 'loading', address)).toEqual(loading);
      expect(ask(name, 'authenticated', address)).toEqual(authenticated);
      expect(ask(name, 'unauthenticated', address)).toEqual(unauthenticated);
    },
  );

  it('leads a signed-in person nowhere but to screens of this origin, whatever next says', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '\t',
        '\n',
        '%2F',
        '%5C',
        '@',
        ':',
        '.',
        '..',
        '?',
        '#',
        'https:',
        'javascript:',
      ),
      fc.constantFrom('evil.test', 'hrajem.test', 'en', 'profil', 'detail/7', 'prihlaseni'),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const query = new URLSearchParams({ next: pieces.join('') }).toString();
        const decision = ask('login', 'authenticated', `/prihlaseni?${query}`);
        const to = 'to' in decision ? decision.to : '';
        const { origin: reached, pathname } = new URL(to, origin);
        expect(to.startsWith('/')).toBe(true);
        expect(reached).toBe(origin);
        expect(matchAddress(pathname).name).not.toBeNull();
      }),
      { numRuns: 10_000 },
    );
  });

  it('guards a row that says nothing of auth', () => {
    const question = { row: {}, locale: 'cs', address: partsOf('/profil'), origin } as const;
    expect(decide({ ...question, auth: 'unauthenticated' }).kind).toBe('toHome');
  });

  it('lets an anonymous person see exactly the public screens', () => {
    const seen = routeNames.filter((name) => ask(name, 'unauthenticated', '/').kind === 'proceed');
    expect(seen).toEqual(routeNames.filter((name) => rowOf(name).auth === false));
  });
});

describe('loginHref', () => {
  it('leads back to where the session ended', () => {
    expect(loginHref('en', partsOf('/en/profile'), origin)).toBe('/en/login?next=%2Fen%2Fprofile');
    expect(loginHref('cs', partsOf('/'), origin)).toBe('/prihlaseni');
  });
});

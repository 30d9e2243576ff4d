import { describe, expect, it } from 'vitest';
import { type Decision, decide, loginTarget } from './guard';
import { routeNames, rowOf } from './rows';
import { parseSearch } from './search';
import type { RouteName } from './table';
import type { Target } from './target';

const origin = 'https://hrajem.test';

const ask = (
  name: RouteName,
  auth: 'loading' | 'authenticated' | 'unauthenticated',
  at: string,
): Decision => {
  const { search } = new URL(at, origin);
  return decide({ row: rowOf(name), auth, address: at, search: parseSearch(search), origin });
};

const home = (search = {}) => expect.objectContaining({ to: '/$locale', params: {}, search }) as Target;

const proceed = { kind: 'proceed' };
const ensure = { kind: 'ensure' };

describe('decide', () => {
  it.each<[RouteName, string, Decision, Decision, Decision]>([
    // screen, address, loading, authenticated, unauthenticated
    ['index', '/', proceed, proceed, proceed],
    ['about', '/en/about-us', proceed, proceed, proceed],
    ['resetPassword', '/obnoveni-hesla?uid=1&token=2', proceed, proceed, proceed],
    ['profile', '/profil', ensure, proceed, { kind: 'toHome', to: home({ next: '/profil' }) }],
    [
      'detail',
      '/en/detail/7?a=1#chat',
      ensure,
      proceed,
      { kind: 'toHome', to: home({ next: '/en/detail/7?a=1#chat' }) },
    ],
    [
      'statistics',
      '/statistiky?token=secret',
      ensure,
      proceed,
      { kind: 'toHome', to: home({ next: '/statistiky' }) },
    ],
    ['login', '/prihlaseni', ensure, { kind: 'signedInAway', to: home() }, proceed],
    ['login', '/en/login?next=%2Fprofil', ensure, { kind: 'signedInAway', to: { href: '/profil' } }, proceed],
    ['login', '/en/login?next=%2F%5Cevil.test', ensure, { kind: 'signedInAway', to: home() }, proceed],
    ['registration', '/registrace?next=%2Fprihlaseni', ensure, { kind: 'signedInAway', to: home() }, proceed],
  ] as [RouteName, string, Decision, Decision, Decision][])(
    'at %s (%s)',
    (name, address, loading, authenticated, unauthenticated) => {
      expect(ask(name, 'loading', address)).toEqual(loading);
      expect(ask(name, 'authenticated', address)).toEqual(authenticated);
      expect(ask(name, 'unauthenticated', address)).toEqual(unauthenticated);
    },
  );

  it('guards a row that says nothing of auth', () => {
    const question = { row: {}, address: '/profil', search: {}, origin } as const;
    expect(decide({ ...question, auth: 'unauthenticated' }).kind).toBe('toHome');
  });

  it('lets an anonymous person see exactly the public screens', () => {
    const seen = routeNames.filter((name) => ask(name, 'unauthenticated', '/').kind === 'proceed');
    expect(seen).toEqual(routeNames.filter((name) => rowOf(name).auth === false));
  });
});

describe('loginTarget', () => {
  it('leads back to where the session ended', () => {
    const search = (address: string) => loginTarget(address, origin).search;
    expect(search('/en/profile')).toEqual({ next: '/en/profile' });
    expect(search('/')).toEqual({});
  });
});

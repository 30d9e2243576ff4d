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

import { describe, expect, it } from 'vitest';
import { decide, loginTarget } from './guard';
import { routeNames, rowOf } from './rows';

const origin = 'https://hrajem.test';

const anonymous = { auth: 'unauthenticated', address: '/', search: {}, origin } as const;

describe('decide', () => {
  it('guards a row that says nothing of auth', () => {
    expect(decide({ ...anonymous, row: {} }).kind).toBe('toHome');
  });

  it('lets an anonymous person see exactly the public screens', () => {
    const seen = routeNames.filter((name) => decide({ ...anonymous, row: rowOf(name) }).kind === 'proceed');
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CookieJar, createCookieJar } from '@/api/browser/cookie-jar';
import { memoryStorage } from '@/api/storage';
import { createJwt } from '@/api/testing/answers.fixture';
import { createCookiePage } from '@/api/testing/backend.harness';
import { createClock } from './clock';
import { isSendable, readExpiry } from './jwt';
import { createTokenStore } from './tokens';

describe('a token', () => {
  it.each([
    [300, 290_000],
    [4, 3800],
  ])('that lives %i s counts as expired after %i ms, as a call takes some time', (seconds, usableMs) => {
    let now = 0;
    const { store } = setup({ now: () => now });
    const access = createJwt({ exp: seconds });
    store.save({ access, refresh: 'refresh' });
    const isExpiredAt = (time: number): boolean => {
      now = time;
      return store.isExpired(access);
    };
    expect([0, usableMs - 1, usableMs].map(isExpiredAt)).toEqual([false, false, true]);
  });

  it('with a numeric exp is decoded, whatever its other claims are', () => {
    fc.assert(
      fc.property(fc.integer(), fc.dictionary(fc.string(), fc.jsonValue()), (exp, otherClaims) => {
        expect(readExpiry(createJwt({ ...otherClaims, exp }))).toBe(exp * 1000);
      }),
    );
  });

  it('counts as expired when it cannot be decoded', () => {
    const randomTokens = fc
      .array(fc.oneof(fc.string(), fc.base64String()), { maxLength: 4 })
      .map((parts) => parts.join('.'))
      // By chance, one may hold a JSON value such as 5.
      .filter((token) => readExpiry(token) === null);
    fc.assert(
      fc.property(randomTokens, (token) => {
        expect(setup().store.isExpired(token)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([undefined, null, '300', {}])('with the exp %j counts as valid until it is refused', (exp) => {
    const { store } = setup({ now: () => 9e12 });
    const access = createJwt({ exp });
    expect(store.isExpired(access)).toBe(false);
    store.markExpired(access, true);
    expect([store.isExpired(access), store.isExpired(createJwt({ exp: 9e9 + 20 }))]).toEqual([true, false]);
  });

  it('is sendable only as visible ASCII', () => {
    expect(['abc._-~', '', 'a b', 'a\n', 'é', undefined].filter(isSendable)).toEqual(['abc._-~']);
    expect(setup().store.isExpired(`a\n.${createJwt({ exp: 9e9 }).split('.')[1]}.c`)).toBe(true);
  });
});

const storedPair = { access: createJwt({ exp: 1, n: 1 }), refresh: 'refresh-1' };
const renewedToken = createJwt({ exp: 2, n: 2 });

interface StoreOptions {
  readonly now?: () => number;
  /** Acts as another process before each write. */
  readonly interrupt?: (cookies: CookieJar, write: string) => void;
}

/** A store that records its writes. */
function setup({ now = () => 0, interrupt }: StoreOptions = {}) {
  const cookies = createCookieJar(
    createCookiePage(() => 0),
    false,
  );
  const writes: string[] = [];
  const record = (write: string): void => {
    interrupt?.(cookies, write);
    writes.push(write);
  };
  const jar: CookieJar = {
    ...cookies,
    set(name, value, maxAge) {
      record(`set ${name}`);
      cookies.set(name, value, maxAge);
    },
    remove(name) {
      record(`remove ${name}`);
      cookies.remove(name);
    },
  };
  const store = createTokenStore(jar, createClock({ now, storage: memoryStorage() }));
  return { store, writes };
}

it('removes the old tokens before it writes new ones', () => {
  const { store, writes } = setup();
  store.save(storedPair);
  expect(writes).toEqual([
    'set session_name',
    'remove refresh_token',
    'remove access_token',
    'set refresh_token',
    'set access_token',
    'set session_name',
  ]);
  expect(store.read()).toMatchObject(storedPair);
});

it('writes nothing for a refresh token that is no longer stored', () => {
  const { store, writes } = setup();
  store.save(storedPair);
  writes.length = 0;
  expect(store.saveRenewed({ access: renewedToken, refresh: 'refresh-0' }, 'refresh-0', 0)).toBe(false);
  expect(writes).toEqual([]);
  expect(store.read()).toMatchObject(storedPair);
});

it('removes a written token when another process has signed out meanwhile', () => {
  const { store } = setup({
    interrupt(cookies, write) {
      if (write !== 'set access_token' || cookies.getAll('access_token').length === 0) return;
      cookies.remove('refresh_token');
      cookies.remove('access_token');
    },
  });
  store.save(storedPair);
  expect(store.saveRenewed({ ...storedPair, access: renewedToken }, storedPair.refresh, 0)).toBe(false);
  expect(store.read()).toEqual({ sessionId: null, access: null, refresh: null });
});

it.each(['session_name', 'refresh_token', 'access_token'])(
  'removes all written tokens when another process has signed out before %s was written',
  (name) => {
    let isInterrupted = true;
    const { store } = setup({
      interrupt(cookies, write) {
        if (isInterrupted || write !== `set ${name}`) return;
        isInterrupted = true;
        for (const cookie of ['session_name', 'refresh_token', 'access_token']) cookies.remove(cookie);
      },
    });
    store.save(storedPair);
    isInterrupted = false;
    const renewedPair = { access: renewedToken, refresh: 'refresh-2' };
    expect(store.saveRenewed(renewedPair, storedPair.refresh, 0)).toBe(false);
    expect([isInterrupted, store.read()]).toEqual([true, { sessionId: null, access: null, refresh: null }]);
  },
);

describe('the cookie jar', () => {
  const page = createCookiePage(() => 0);
  const cookies = createCookieJar(page, false);

  it('returns the stored value unchanged', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }), (value) => {
        cookies.set('other', 'x', 60);
        cookies.set('token', value, 60);
        expect(cookies.getAll('token')).toEqual([value]);
        cookies.remove('token');
        expect([cookies.getAll('token'), cookies.getAll('other')]).toEqual([[], ['x']]);
      }),
    );
  });

  it('rejects more than 4,096 bytes of name and encoded value', () => {
    cookies.set('token', 'x'.repeat(4091), 60);
    for (const value of ['x'.repeat(4092), 'é'.repeat(1000)]) {
      const set = (): void => cookies.set('token', value, 60);
      expect(set).toThrow(expect.objectContaining({ reason: 'too_large' }) as Error);
    }
  });
});

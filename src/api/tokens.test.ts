import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClock } from './clock';
import { type CookieJar, documentCookies, memoryCookies } from './cookies';
import { jwt } from './jwt.fixture';
import { fakePage } from './page.harness';
import { memoryStorage } from './storage';
import { createTokenStore, decodeClaims, isExpired, isSendable } from './tokens';

describe('a token', () => {
  it('is expired at or past exp, less the time of travel', () => {
    const noIat = jwt({ exp: 1000 });
    expect([999_999, 1_000_000, 1_000_001].map((now) => isExpired(noIat, now))).toEqual([false, true, true]);
    const fiveMinutes = jwt({ iat: 700, exp: 1000 });
    expect([989_999, 990_000].map((now) => isExpired(fiveMinutes, now))).toEqual([false, true]);
    const fourSeconds = jwt({ iat: 996, exp: 1000 });
    expect([999_799, 999_800].map((now) => isExpired(fourSeconds, now))).toEqual([false, true]);
  });

  it('with any exp is decoded, whatever else it says', () => {
    fc.assert(
      fc.property(fc.integer(), fc.dictionary(fc.string(), fc.jsonValue()), (exp, rest) => {
        expect(decodeClaims(jwt({ ...rest, exp }))?.exp).toBe(exp);
      }),
    );
  });

  it('that cannot be decoded counts as expired and never throws', () => {
    const parts = fc
      .array(fc.oneof(fc.string(), fc.base64String()), { maxLength: 4 })
      .map((list) => list.join('.'));
    const claims = fc
      .jsonValue()
      .filter((value) => typeof (value as { exp?: unknown } | null)?.exp !== 'number');
    const payload = claims.map((value) => `a.${Buffer.from(JSON.stringify(value)).toString('base64url')}.c`);
    fc.assert(
      fc.property(fc.oneof(parts, payload), (token) => {
        expect(isExpired(token, 0)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('travels only as visible ASCII', () => {
    expect(['abc._-~', '', 'a b', 'a\n', 'é', undefined].filter(isSendable)).toEqual(['abc._-~']);
    expect(isExpired(`a\n.${jwt({ exp: 9e9 }).split('.')[1]}.c`, 0)).toBe(true);
  });
});

const pair = { access: jwt({ exp: 1, n: 1 }), refresh: 'refresh-1' };
const renewed = jwt({ exp: 2, n: 2 });

/** A store whose writes are noted; `interrupt` is what another process does before each of them. */
function setup(interrupt: (cookies: CookieJar, write: string) => void = () => undefined) {
  const cookies = memoryCookies();
  const writes: string[] = [];
  const note = (write: string): void => {
    interrupt(cookies, write);
    writes.push(write);
  };
  const jar: CookieJar = {
    get: cookies.get,
    set(name, value, maxAge) {
      note(`set ${name}`);
      cookies.set(name, value, maxAge);
    },
    remove(name) {
      note(`remove ${name}`);
      cookies.remove(name);
    },
  };
  const store = createTokenStore(jar, createClock({ now: () => 0, storage: memoryStorage() }));
  return { store, writes };
}

it("never shows one session's token beside the refresh token of another", () => {
  const { store, writes } = setup();
  store.save(pair);
  expect(writes).toEqual([
    'remove refresh_token',
    'remove access_token',
    'set refresh_token',
    'set access_token',
  ]);
  expect(store.read()).toEqual(pair);
});

it('clears the refresh token first, so that a process between the two cannot renew the session', () => {
  const { store, writes } = setup();
  store.clear();
  expect(writes).toEqual(['remove refresh_token', 'remove access_token']);
});

it('writes nothing for a refresh token that is no longer stored', () => {
  const { store, writes } = setup();
  store.save(pair);
  writes.length = 0;
  expect(store.saveAccess(renewed, 'refresh-0')).toBe(false);
  expect(writes).toEqual([]);
  expect(store.read()).toEqual(pair);
});

it('takes back a token when another process signs out while it is written', () => {
  const { store } = setup((cookies, write) => {
    if (write !== 'set access_token' || cookies.get('access_token') === null) return;
    cookies.remove('refresh_token');
    cookies.remove('access_token');
  });
  store.save(pair);
  expect(store.saveAccess(renewed, pair.refresh)).toBe(false);
  expect(store.read()).toEqual({ access: null, refresh: null });
});

describe('the cookie jar', () => {
  it('gives back what it was given, byte for byte', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }), (value) => {
        const cookies = documentCookies(
          fakePage(() => 0),
          false,
        );
        cookies.set('other', 'x', 60);
        cookies.set('token', value, 60);
        expect(cookies.get('token')).toBe(value);
        cookies.remove('token');
        expect(cookies.get('token')).toBeNull();
        expect(cookies.get('other')).toBe('x');
      }),
    );
  });

  it('refuses what exceeds 4,096 bytes of name and value, also by encoding', () => {
    const cookies = documentCookies(
      fakePage(() => 0),
      false,
    );
    cookies.set('token', 'x'.repeat(4091), 60);
    for (const value of ['x'.repeat(4092), 'é'.repeat(1000)]) {
      const set = (): void => cookies.set('token', value, 60);
      expect(set).toThrow(expect.objectContaining({ reason: 'too_large' }) as Error);
    }
  });
});

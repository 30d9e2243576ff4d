import { expect, it } from 'vitest';
import { createClock } from './clock';
import { memoryCookies, type CookieJar } from './cookies';
import { memoryStorage } from './storage';
import { jwt } from './jwt.fixture';
import { createTokenStore } from './tokens';

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

it('keeps a renewed token beside its refresh token', () => {
  const { store } = setup();
  store.save(pair);
  expect(store.saveAccess(renewed, pair.refresh)).toBe(true);
  expect(store.read()).toEqual({ access: renewed, refresh: pair.refresh });
});

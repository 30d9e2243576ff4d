import { cookieIn } from '@/lib/cookie';
import type { Clock } from './clock';
import { decodeClaims, isExpired, isSendable } from './jwt';
import { TokenStorageError } from './problem';

const names = { access: 'access_token', refresh: 'refresh_token' } as const;
const day = 24 * 3600;
/** Seconds that a cookie is kept. */
const ages = { access: 7 * day, refresh: 30 * day } as const;

/** What signing in gives. */
export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** The present values of the cookies; any tab may change them at any time. */
interface StoredTokens {
  readonly access: string | null;
  readonly refresh: string | null;
}

const tokensIn = (cookie: (name: string) => string | null): StoredTokens => ({
  access: cookie(names.access),
  refresh: cookie(names.refresh),
});

/** The values of the page's cookies, for code that runs before the client exists. */
export const documentTokens = (): StoredTokens => tokensIn((name) => cookieIn(document.cookie, name));

/** What a session is known by, or null: its refresh token, which stays until somebody signs in again. */
export const identityOf = ({ access, refresh }: StoredTokens): string | null => refresh ?? access;

/** Chromium drops a cookie whose name and value exceed this many bytes without a word; RFC 6265bis asks the same. */
const maxCookieBytes = 4096;

/** Cookies of the whole site (Path=/) with SameSite=Lax, Secure on https. */
export interface CookieJar {
  /** The value, or null when there is none. */
  readonly get: (name: string) => string | null;
  /** Keeps the value for that many seconds. Throws `TokenStorageError` when it does not fit or was not kept. */
  readonly set: (name: string, value: string, maxAge: number) => void;
  readonly remove: (name: string) => void;
}

const plain = /^[\w!#$&'()*+./:<=>?@[\]^`{|}~-]*$/;

const encode = (value: string): string => (plain.test(value) ? value : encodeURIComponent(value));

/**
 * A cookie jar over `document.cookie`.
 * @param secure whether the page came by https
 */
export function documentCookies(page: { cookie: string }, secure: boolean): CookieJar {
  const attributes = `; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  const get = (name: string): string | null => cookieIn(page.cookie, name);
  return {
    get,
    set(name, value, maxAge) {
      const encoded = encode(value);
      if (name.length + encoded.length > maxCookieBytes) throw new TokenStorageError(name, 'too_large');
      page.cookie = `${name}=${encoded}; Max-Age=${maxAge}${attributes}`;
      if (get(name) !== value) throw new TokenStorageError(name, 'not_stored');
    },
    remove(name) {
      page.cookie = `${name}=; Max-Age=0${attributes}`;
    },
  };
}

/** A jar without a browser, for prerendering and tests; it forgets nothing by itself. */
export function memoryCookies(): CookieJar {
  const values = new Map<string, string>();
  return {
    get: (name) => values.get(name) ?? null,
    set: (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
  };
}

/** The two token cookies: the access token for 7 days, the refresh token for 30. */
export interface TokenStore {
  readonly read: () => StoredTokens;
  /** What the stored session is known by (`identityOf`). */
  readonly identity: () => string | null;
  /** Keeps a new session's tokens. Throws `TokenStorageError`, and then keeps none. */
  readonly save: (tokens: TokenPair) => void;
  /**
   * Keeps a refreshed access token, but only beside the refresh token that it was got with; returns whether it did.
   * Throws `TokenStorageError`.
   */
  readonly saveAccess: (access: string, refresh: string) => boolean;
  readonly clear: () => void;
  readonly isExpired: (access: string) => boolean;
  /** The backend says that this token has expired: it counts so whatever the device's clock says. */
  readonly refuse: (access: string) => void;
  /** Is the device's clock known to be wrong, so that nobody may wonder why? */
  readonly isClockWrong: () => boolean;
}

/** The tokens in a cookie jar. Each write is ordered so that no tab ever sees one session's token beside another's. */
export function createTokenStore(jar: CookieJar, clock: Clock): TokenStore {
  let refused: string | null = null;
  const read = (): StoredTokens => tokensIn(jar.get);
  const clear = (): void => {
    jar.remove(names.refresh);
    jar.remove(names.access);
  };
  const put = (which: keyof typeof names, token: unknown): void => {
    if (!isSendable(token)) throw new TokenStorageError(names[which], 'invalid');
    jar.set(names[which], token, ages[which]);
  };

  return {
    read,
    identity: () => identityOf(read()),
    clear,
    save({ access, refresh }) {
      clear();
      try {
        put('refresh', refresh);
        put('access', access);
      } catch (error) {
        clear();
        throw error;
      }
      clock.tokenIssued(decodeClaims(access)?.iat ?? null);
    },
    saveAccess(access, refresh) {
      if (read().refresh !== refresh) return false;
      put('access', access);
      const now = read();
      if (now.refresh !== refresh) {
        // Another process signed out between the two reads: what was just written must not revive the session.
        if (now.access === access) jar.remove(names.access);
        return false;
      }
      clock.tokenIssued(decodeClaims(access)?.iat ?? null);
      return true;
    },
    isExpired: (access) => access === refused || clock.readings().some((time) => isExpired(access, time)),
    refuse: (access) => void (refused = access),
    isClockWrong: clock.isWrong,
  };
}

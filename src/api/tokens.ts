import type { Clock } from './clock';
import type { CookieJar } from './cookies';
import { decodeClaims, isExpired, isSendable } from './jwt';
import { TokenStorageError } from './problem';
import { tokenCookies } from './token-cookies';

const day = 24 * 3600;
const accessCookie = { name: tokenCookies.access, maxAge: 7 * day };
const refreshCookie = { name: tokenCookies.refresh, maxAge: 30 * day };

/** What signing in gives. */
export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** What the cookies hold at the moment; any tab may change them at any time. */
interface StoredTokens {
  readonly access: string | null;
  readonly refresh: string | null;
}

/** The two token cookies: the access token for 7 days, the refresh token for 30. */
export interface TokenStore {
  readonly read: () => StoredTokens;
  /** What the stored session is known by, or null: its refresh token, which stays until somebody signs in again. */
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
  const read = (): StoredTokens => ({
    access: jar.get(accessCookie.name),
    refresh: jar.get(refreshCookie.name),
  });
  const clear = (): void => {
    jar.remove(refreshCookie.name);
    jar.remove(accessCookie.name);
  };
  const put = ({ name, maxAge }: { name: string; maxAge: number }, token: unknown): void => {
    if (!isSendable(token)) throw new TokenStorageError(name, 'invalid');
    jar.set(name, token, maxAge);
  };

  return {
    read,
    identity() {
      const { access, refresh } = read();
      return refresh ?? access;
    },
    clear,
    save({ access, refresh }) {
      clear();
      try {
        put(refreshCookie, refresh);
        put(accessCookie, access);
      } catch (error) {
        clear();
        throw error;
      }
      clock.tokenIssued(decodeClaims(access)?.iat ?? null);
    },
    saveAccess(access, refresh) {
      if (read().refresh !== refresh) return false;
      put(accessCookie, access);
      const now = read();
      if (now.refresh !== refresh) {
        // Another process signed out between the two reads: what was just written must not revive the session.
        if (now.access === access) jar.remove(accessCookie.name);
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

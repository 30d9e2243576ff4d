import type { Clock } from './clock';
import { cookieValue } from '@/lib/cookies';
import type { CookieJar } from './cookies';
import { TokenStorageError } from './problem';

/** The fields of an access token that the client reads; times in seconds since 1970. */
interface Claims {
  readonly exp: number;
  readonly iat: number | null;
}

/** The claims of a JWT (RFC 7519), or null when it cannot be decoded. The signature is the backend's business. */
export function decodeClaims(token: string): Claims | null {
  const parts = token.split('.');
  if (parts.length !== 3) return null;
  try {
    const binary = atob((parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const { exp, iat } = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    ) as Partial<Claims>;
    if (!Number.isFinite(exp)) return null;
    return { exp: Number(exp), iat: Number.isFinite(iat) ? Number(iat) : null };
  } catch {
    return null;
  }
}

/** Can the token travel in an HTTP header and come back from a cookie unchanged? */
export const isSendable = (token: unknown): token is string =>
  typeof token === 'string' && /^[\x21-\x7e]+$/.test(token);

/** Milliseconds that a call may take until the backend checks its token: 10 s, or a twentieth of the life of a short-lived token. */
const maxSendMs = ({ exp, iat }: Claims): number =>
  iat === null ? 0 : Math.min(10_000, Math.max(0, (exp - iat) * 50));

/** Is the token expired (or not to be decoded) when the backend, whose time `now` is, reads it? One that runs out on the way would end the session. */
export function isExpired(token: string, now: number): boolean {
  const claims = isSendable(token) ? decodeClaims(token) : null;
  return claims === null || now + maxSendMs(claims) >= claims.exp * 1000;
}

const cookieNames = { access: 'access_token', refresh: 'refresh_token' } as const;
const day = 24 * 3600;
const maxAgeSeconds = { access: 7 * day, refresh: 30 * day } as const;

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** The present values of the cookies; any tab may change them at any time. */
type StoredTokens = ReturnType<typeof readTokens>;

const readTokens = (cookie: (name: string) => string | null) => ({
  access: cookie(cookieNames.access),
  refresh: cookie(cookieNames.refresh),
});

/** The values of the page's cookies, for code that runs before the client exists. */
export const documentTokens = (): StoredTokens => readTokens((name) => cookieValue(document.cookie, name));

/** What a session is known by, or null: its refresh token, which stays until somebody signs in again. */
export const sessionIdentity = ({ access, refresh }: StoredTokens): string | null => refresh ?? access;

/** The two token cookies: the access token for 7 days, the refresh token for 30. */
export type TokenStore = ReturnType<typeof createTokenStore>;

/** The two tokens in a cookie jar. Each write is ordered so that no tab ever sees one session's token beside another's. */
export function createTokenStore(jar: CookieJar, clock: Clock) {
  let refusedToken: string | null = null;
  const read = (): StoredTokens => readTokens(jar.get);
  const clear = (): void => {
    jar.remove(cookieNames.refresh);
    jar.remove(cookieNames.access);
  };
  const setToken = (which: keyof typeof cookieNames, token: unknown): void => {
    if (!isSendable(token)) throw new TokenStorageError(cookieNames[which], 'invalid');
    jar.set(cookieNames[which], token, maxAgeSeconds[which]);
  };

  const recordIssued = (access: string): void => clock.recordTokenIssued(decodeClaims(access)?.iat ?? null);

  return {
    read,
    identity: (): string | null => sessionIdentity(read()),
    clear,
    /** Keeps a new session's tokens. Throws `TokenStorageError`, and then keeps none. */
    save({ access, refresh }: TokenPair): void {
      clear();
      try {
        setToken('refresh', refresh);
        setToken('access', access);
      } catch (error) {
        clear();
        throw error;
      }
      recordIssued(access);
    },
    /** Keeps a refreshed token, if the refresh token that it was got with is still stored; returns whether it did. Throws `TokenStorageError`. */
    saveAccess(access: string, refresh: string): boolean {
      if (read().refresh !== refresh) return false;
      setToken('access', access);
      const stored = read();
      if (stored.refresh !== refresh) {
        // Another process signed out between the two reads: what was just written must not revive the session.
        if (stored.access === access) jar.remove(cookieNames.access);
        return false;
      }
      recordIssued(access);
      return true;
    },
    isExpired: (access: string): boolean =>
      access === refusedToken || clock.possibleTimes().some((time) => isExpired(access, time)),
    /** The backend says that this token has expired: it counts so whatever the device's clock says. */
    markExpired: (access: string): void => void (refusedToken = access),
    isClockWrong: clock.isWrong,
  };
}

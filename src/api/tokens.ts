import type { Clock } from './clock';
import { cookieValue, serializeCookie } from '@/lib/cookies';
import { TokenStorageError } from './problem';

/** The claims that the client reads, in seconds since 1970. */
interface Claims {
  readonly exp: number;
  readonly iat: number | null;
}

/** The claims of a JWT (RFC 7519), or null when it cannot be decoded. The signature is not verified. */
export function decodeClaims(token: string): Claims | null {
  const segments = token.split('.');
  if (segments.length !== 3) return null;
  try {
    const binary = atob((segments[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const { exp, iat } = JSON.parse(text) as Partial<Claims>;
    if (!Number.isFinite(exp)) return null;
    return { exp: Number(exp), iat: Number.isFinite(iat) ? Number(iat) : null };
  } catch {
    return null;
  }
}

/** Whether the token is valid in an HTTP header and in a cookie. */
export const isSendable = (token: unknown): token is string =>
  typeof token === 'string' && /^[\x21-\x7e]+$/.test(token);

/** Milliseconds that a call may take to the backend: 10 s, or a twentieth of the lifetime of a short-lived token. */
const getMaxSendMs = ({ exp, iat }: Claims): number =>
  iat === null ? 0 : Math.min(10_000, Math.max(0, (exp - iat) * 50));

/** Whether the token cannot be decoded, or will have expired when the backend reads it; `now` is the backend's time in milliseconds. */
export function isExpired(token: string, now: number): boolean {
  const claims = isSendable(token) ? decodeClaims(token) : null;
  return claims === null || now + getMaxSendMs(claims) >= claims.exp * 1000;
}

const cookieNames = { access: 'access_token', refresh: 'refresh_token' } as const;
const daySeconds = 24 * 3600;
export const maxAgeSeconds = { access: 7 * daySeconds, refresh: 30 * daySeconds } as const;

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

type StoredTokens = ReturnType<typeof readTokens>;

const readTokens = (getCookie: (name: string) => string | null) => ({
  access: getCookie(cookieNames.access),
  refresh: getCookie(cookieNames.refresh),
});

export const readDocumentTokens = () => readTokens((name) => cookieValue(document.cookie, name));

/** Returns what identifies a session: its refresh token, which stays the same until the next sign-in; null without a session. */
export const getSessionId = ({ access, refresh }: StoredTokens): string | null => refresh ?? access;

/** Browsers silently drop a cookie whose name and value exceed this size (RFC 6265bis). */
const maxCookieBytes = 4096;

export type CookieJar = ReturnType<typeof createCookieJar>;

const plainValuePattern = /^[\w!#$&'()*+./:<=>?@[\]^`{|}~-]*$/;

/** A jar of cookies of the whole site (`Path=/; SameSite=Lax`) over `document.cookie`; `isSecure` is true on https. */
export function createCookieJar(page: { cookie: string }, isSecure: boolean) {
  const get = (name: string): string | null => cookieValue(page.cookie, name);
  return {
    get,
    /** Stores the value; `maxAge` is in seconds. Throws `TokenStorageError` when it is too large or was not stored. */
    set(name: string, value: string, maxAge: number): void {
      const encodedValue = plainValuePattern.test(value) ? value : encodeURIComponent(value);
      if (name.length + encodedValue.length > maxCookieBytes) throw new TokenStorageError(name, 'too_large');
      page.cookie = serializeCookie(name, encodedValue, maxAge, isSecure);
      if (get(name) !== value) throw new TokenStorageError(name, 'not_stored');
    },
    remove: (name: string): void => void (page.cookie = serializeCookie(name, '', 0, isSecure)),
  };
}

export type TokenStore = ReturnType<typeof createTokenStore>;

/** Creates the store of the two token cookies. Its writes are ordered so that no tab reads tokens of two sessions together. */
export function createTokenStore(jar: CookieJar, clock: Clock) {
  let tokenMarkedExpired: string | null = null;
  const read = (): StoredTokens => readTokens(jar.get);
  const clear = (): void => {
    jar.remove(cookieNames.refresh);
    jar.remove(cookieNames.access);
  };
  const setToken = (tokenName: keyof typeof cookieNames, token: unknown): void => {
    if (!isSendable(token)) throw new TokenStorageError(cookieNames[tokenName], 'invalid');
    jar.set(cookieNames[tokenName], token, maxAgeSeconds[tokenName]);
  };

  const recordIssue = (access: string): void => clock.recordTokenIssued(decodeClaims(access)?.iat ?? null);

  return {
    read,
    getSessionId: (): string | null => getSessionId(read()),
    clear,
    /** Stores the tokens of a new session. Throws `TokenStorageError`, and then stores none. */
    save({ access, refresh }: TokenPair): void {
      clear();
      try {
        setToken('refresh', refresh);
        setToken('access', access);
      } catch (error) {
        clear();
        throw error;
      }
      recordIssue(access);
    },
    /** Stores a refreshed access token if its refresh token is still the stored one; returns whether it was stored. Throws `TokenStorageError`. */
    saveAccess(access: string, refresh: string): boolean {
      if (read().refresh !== refresh) return false;
      setToken('access', access);
      const storedTokens = read();
      if (storedTokens.refresh !== refresh) {
        // Another process signed out meanwhile, so the new token must not revive the session.
        if (storedTokens.access === access) jar.remove(cookieNames.access);
        return false;
      }
      recordIssue(access);
      return true;
    },
    isExpired: (access: string): boolean =>
      access === tokenMarkedExpired || clock.getPossibleTimes().some((time) => isExpired(access, time)),
    /** Treats the token as expired, as the backend said, whatever the device's clock says. */
    markExpired: (access: string): void => void (tokenMarkedExpired = access),
    isClockWrong: clock.isDeviceClockWrong,
  };
}

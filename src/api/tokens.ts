import type { Clock } from './clock';
import { ownerHash } from '@/api/offline-cache/owner';
import { cookieValue, serializeCookie } from '@/lib/cookies';
import { TokenStorageError } from './problem';

/** When a JWT (RFC 7519) expires, in milliseconds since 1970; null when it cannot be decoded. The signature is not verified. */
export function readExpiry(token: string): number | null {
  const segments = token.split('.');
  if (segments.length !== 3) return null;
  try {
    const binary = atob((segments[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const { exp } = JSON.parse(text) as { exp?: number };
    return Number.isFinite(exp) ? Number(exp) * 1000 : null;
  } catch {
    return null;
  }
}

/** Whether the token is valid in an HTTP header and in a cookie. */
export const isSendable = (token: unknown): token is string =>
  typeof token === 'string' && /^[\x21-\x7e]+$/.test(token);

/** Until when a token that arrives at `now` may be sent, so that it is valid when the backend reads it: 10 s less than it lives, or a twentieth of a short life. An undecodable token may not. */
function getLastSending(token: string, now: number): number {
  const expiry = (isSendable(token) && readExpiry(token)) || 0;
  return expiry - Math.min(10_000, Math.max(0, expiry - now) / 20);
}

const cookieNames = { access: 'access_token', refresh: 'refresh_token', session: 'session_name' } as const;
const daySeconds = 24 * 3600;
export const maxAgeSeconds = {
  access: 7 * daySeconds,
  refresh: 30 * daySeconds,
  session: 30 * daySeconds,
} as const;

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** The answer of a refresh; a `refresh` replaces the refresh token that was used. */
export type RenewedTokens = Pick<TokenPair, 'access'> & { readonly refresh?: string | undefined };

type StoredTokens = ReturnType<typeof readTokens>;

const readTokens = (getCookie: (name: string) => string | null) => ({
  access: getCookie(cookieNames.access),
  refresh: getCookie(cookieNames.refresh),
});

const getDocumentCookie = (name: string): string | null => cookieValue(document.cookie, name);

export const readDocumentTokens = () => readTokens(getDocumentCookie);

/** Returns what identifies a session until the next sign-in: a hash of its first refresh token, which a cookie keeps once there is another; null without a session. */
export function readSessionId(getCookie = getDocumentCookie): string | null {
  const { access, refresh } = readTokens(getCookie);
  const token = refresh ?? access;
  return token === null ? null : (getCookie(cookieNames.session) ?? ownerHash(token));
}

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
  let knownToken: { readonly access: string; readonly lastSending: number } | null = null;
  const read = (): StoredTokens => readTokens(jar.get);
  const getSessionId = (): string | null => readSessionId(jar.get);
  const clear = (): void => {
    // The first, as `saveRenewed` goes by it.
    jar.remove(cookieNames.session);
    jar.remove(cookieNames.refresh);
    jar.remove(cookieNames.access);
  };
  const setToken = (tokenName: keyof TokenPair, token: unknown): void => {
    if (!isSendable(token)) throw new TokenStorageError(cookieNames[tokenName], 'invalid');
    jar.set(cookieNames[tokenName], token, maxAgeSeconds[tokenName]);
  };

  const recordNewToken = (access: string, sentAt: number): void =>
    clock.recordNewToken(readExpiry(access) ?? Infinity, sentAt);

  return {
    read,
    getSessionId,
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
      recordNewToken(access, clock.deviceNow());
    },
    /** Stores tokens that were asked for at `sentAt`, if the used refresh token is still the stored one; returns whether they were stored. Throws `TokenStorageError`. */
    saveRenewed(renewed: RenewedTokens, used: string, sentAt: number): boolean {
      const { access, refresh = used } = renewed;
      const sessionId = getSessionId();
      if (sessionId === null || read().refresh !== used) return false;
      const isRotated = refresh !== used;
      if (isRotated) {
        jar.set(cookieNames.session, sessionId, maxAgeSeconds.session);
        if (read().refresh === used) setToken('refresh', refresh);
      }
      setToken('access', access);
      const isNameKept = !isRotated || jar.get(cookieNames.session) === sessionId;
      const storedTokens = read();
      if (storedTokens.refresh !== refresh || !isNameKept) {
        // Another process signed out meanwhile, so the new tokens must not revive the session.
        if (isRotated) jar.remove(cookieNames.session);
        if (isRotated && storedTokens.refresh === refresh) jar.remove(cookieNames.refresh);
        if (storedTokens.access === access) jar.remove(cookieNames.access);
        return false;
      }
      recordNewToken(access, sentAt);
      return true;
    },
    isExpired(access: string): boolean {
      const now = clock.serverNow();
      if (knownToken?.access !== access) knownToken = { access, lastSending: getLastSending(access, now) };
      return access === tokenMarkedExpired || now >= knownToken.lastSending;
    },
    /** Treats the token as expired, whatever the clock says, which learns from it if `isByTime`. */
    markExpired(access: string, isByTime: boolean): void {
      tokenMarkedExpired = access;
      if (isByTime) clock.recordPassed(readExpiry(access) ?? -Infinity);
    },
    isClockWrong: clock.isDeviceClockWrong,
  };
}

import type { Clock } from './clock';
import { ownerHash } from '@/api/offline-cache/owner';
import { cookieValues, serializeCookie } from '@/lib/cookies';
import { hash } from '@/lib/hash';
import { CookieTakenError, TokenStorageError } from './problem';

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
export type RenewedTokens = Pick<TokenPair, 'access'> & { readonly refresh?: string | null | undefined };

/** What the cookies say; all null while no one is signed in. */
interface StoredSession {
  /** A hash of the session's first refresh token. */
  readonly sessionId: string | null;
  readonly access: string | null;
  readonly refresh: string | null;
}

type ReadCookies = (name: string) => readonly string[];

const noSession: StoredSession = { sessionId: null, access: null, refresh: null };
/** The value of the cookie `session_name` after signing out. */
const signedOut = 'signed_out';

const readDocumentCookies: ReadCookies = (name) => cookieValues(document.cookie, name);

const shortHash = (token: string): string => hash(token).toString(36);

/** The cookie `session_name` tells our tokens from those of another site on a parent domain: the session's id and the hashes of its tokens. */
const nameSession = (sessionId: string, tokens: readonly string[]): string =>
  [sessionId, ...tokens.map(shortHash)].join('.');

/** Returns the tokens that this app has stored, and their session. */
export function readSession(readCookies = readDocumentCookies): StoredSession {
  const accessTokens = readCookies(cookieNames.access);
  const refreshTokens = readCookies(cookieNames.refresh);
  const names = readCookies(cookieNames.session);
  for (const [sessionId, ...hashes] of names.map((name) => name.split('.'))) {
    const findOwn = (tokens: readonly string[]) =>
      tokens.find((token) => hashes.includes(shortHash(token))) ?? null;
    const [access, refresh] = [findOwn(accessTokens), findOwn(refreshTokens)];
    if (sessionId !== undefined && (access ?? refresh) !== null) return { sessionId, access, refresh };
  }
  const refresh = refreshTokens[0];
  // Earlier versions gave a session no name.
  if (names.length === 0 && refresh !== undefined)
    return { sessionId: ownerHash(refresh), access: accessTokens[0] ?? null, refresh };
  return noSession;
}

/** Browsers silently drop a cookie whose name and value exceed this size (RFC 6265bis). */
const maxCookieBytes = 4096;

export type CookieJar = ReturnType<typeof createCookieJar>;

const plainValuePattern = /^[\w!#$&'()*+./:<=>?@[\]^`{|}~-]*$/;

/** A jar of cookies of the whole site (`Path=/; SameSite=Lax`) over `document.cookie`; `isSecure` is true on https. */
export function createCookieJar(page: { cookie: string }, isSecure: boolean) {
  const getAll: ReadCookies = (name) => cookieValues(page.cookie, name);
  return {
    getAll,
    /** Stores the value; `maxAge` is in seconds. Throws `TokenStorageError` when it is too large or was not stored. */
    set(name: string, value: string, maxAge: number): void {
      const encodedValue = plainValuePattern.test(value) ? value : encodeURIComponent(value);
      if (name.length + encodedValue.length > maxCookieBytes) throw new TokenStorageError(name, 'too_large');
      page.cookie = serializeCookie(name, encodedValue, maxAge, isSecure);
      if (!getAll(name).includes(value))
        throw getAll(cookieNames.session).length > 0
          ? new CookieTakenError(name, 'not_stored')
          : new TokenStorageError(name, 'not_stored');
    },
    remove: (name: string): void => void (page.cookie = serializeCookie(name, '', 0, isSecure)),
  };
}

export type TokenStore = ReturnType<typeof createTokenStore>;

/** Creates the store of the session's cookies. Its writes are ordered so that no tab reads tokens of two sessions together. */
export function createTokenStore(jar: CookieJar, clock: Clock) {
  let tokenMarkedExpired: string | null = null;
  let knownToken: { readonly access: string; readonly lastSending: number } | null = null;
  /** The session that was removed here; it counts as removed even if the browser keeps its cookies. */
  let removedId: string | null = null;
  const read = (): StoredSession => {
    const stored = readSession(jar.getAll);
    return stored.sessionId === removedId ? noSession : stored;
  };
  const getSessionId = (): string | null => read().sessionId;

  const setName = (name: string): void => jar.set(cookieNames.session, name, maxAgeSeconds.session);
  const setToken = (tokenName: keyof TokenPair, token: unknown): void => {
    if (!isSendable(token)) throw new TokenStorageError(cookieNames[tokenName], 'invalid');
    jar.set(cookieNames[tokenName], token, maxAgeSeconds[tokenName]);
  };

  /** Removes the session. What is left of the cookies is of another site. */
  function clear(hasExpired = false): void {
    const sessionId = getSessionId();
    // The 401 of a guest's call must not hide why the last session has ended.
    if (hasExpired && sessionId === null) return;
    try {
      // The first, as `saveRenewed` goes by it.
      setName(hasExpired && sessionId !== null ? sessionId : signedOut);
    } catch {
      jar.remove(cookieNames.session);
    }
    jar.remove(cookieNames.refresh);
    jar.remove(cookieNames.access);
    removedId = sessionId ?? removedId;
  }

  const recordNewToken = (access: string, sentAt: number): void =>
    clock.recordNewToken(readExpiry(access) ?? Infinity, sentAt);

  return {
    read,
    getSessionId,
    clear,
    /** Whether that session, which is not stored any more, was not signed out: it has expired, or its cookies have vanished. */
    hasExpired(sessionId: string): boolean {
      const names = jar.getAll(cookieNames.session);
      // Another text is of another site.
      const ownNames = names.filter((name) => name === signedOut || /^\w+-\w+(\.|$)/.test(name));
      return ownNames.length === 0 || ownNames.some((name) => name.split('.', 1)[0] === sessionId);
    },
    /** Stores the tokens of a new session. Throws `TokenStorageError`, and then stores none. */
    save({ access, refresh }: TokenPair): void {
      clear();
      removedId = null;
      try {
        setToken('refresh', refresh);
        setToken('access', access);
        setName(nameSession(ownerHash(refresh), [refresh, access]));
      } catch (error) {
        clear();
        throw error;
      }
      recordNewToken(access, clock.deviceNow());
    },
    /** Stores tokens that were asked for at `sentAt`, if the used refresh token is still the stored one; returns whether they were stored. Throws `TokenStorageError`. */
    saveRenewed(renewed: RenewedTokens, used: string, sentAt: number): boolean {
      const { access } = renewed;
      const refresh = renewed.refresh || used;
      const stored = read();
      if (stored.sessionId === null || stored.refresh !== used) return false;
      // With the former tokens, which are there until the new ones are written.
      const name = nameSession(stored.sessionId, [refresh, access, used, stored.access ?? access]);
      setName(name);
      const has = (cookie: keyof typeof cookieNames, value: string): boolean =>
        jar.getAll(cookieNames[cookie]).includes(value);
      const isCurrent = (token: string): boolean => has('session', name) && read().refresh === token;
      if (isCurrent(used) && refresh !== used) setToken('refresh', refresh);
      if (isCurrent(refresh)) setToken('access', access);
      if (!isCurrent(refresh)) {
        // Another process has ended the session meanwhile, which the new tokens must not revive, or begun another, whose name must not be this.
        if (has('access', access)) jar.remove(cookieNames.access);
        if (refresh !== used && has('refresh', refresh)) jar.remove(cookieNames.refresh);
        if (has('session', name)) jar.remove(cookieNames.session);
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

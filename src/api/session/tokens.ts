import type { CookieJar } from '@/api/browser/cookie-jar';
import { cookieNames, maxAgeSeconds, nameSession, signedOut } from '@/api/browser/session-cookies';
import { ownerHash } from '@/api/offline-cache/owner';
import { TokenStorageError } from '@/api/problem';
import type { Clock } from './clock';
import { isSendable, readExpiry } from './jwt';

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** The answer of a refresh; a `refresh` replaces the refresh token that was used. */
export type RenewedTokens = Pick<TokenPair, 'access'> & { readonly refresh?: string | null | undefined };

export type TokenStore = ReturnType<typeof createTokenStore>;

/** Creates the store of the session's cookies. Its writes are ordered so that no tab reads tokens of two sessions together. */
export function createTokenStore(jar: CookieJar, clock: Clock) {
  /** Until when each token may be sent, so that it is valid when the backend reads it. */
  const lastSendings = new Map<string, number>();
  /** The session that was removed here; it counts as removed even if the browser keeps its cookies. */
  let removedId: string | null = null;
  const read = () => {
    const stored = jar.readSession();
    return stored.sessionId === removedId ? { sessionId: null, access: null, refresh: null } : stored;
  };
  const getSessionId = (): string | null => read().sessionId;

  const set = (cookie: keyof typeof cookieNames, value: unknown): void => {
    if (!isSendable(value)) throw new TokenStorageError(cookieNames[cookie], 'invalid');
    jar.set(cookieNames[cookie], value, maxAgeSeconds[cookie]);
  };

  /** Removes the session. What is left of the cookies is of another site. */
  function clear(hasExpired = false): void {
    const sessionId = getSessionId();
    // The 401 of a guest's call must not hide why the last session has ended.
    if (hasExpired && sessionId === null) return;
    try {
      // The first, as `saveRenewed` goes by it.
      set('session', (hasExpired && sessionId) || signedOut);
    } catch {
      jar.remove(cookieNames.session);
    }
    jar.remove(cookieNames.refresh);
    jar.remove(cookieNames.access);
    removedId = sessionId ?? removedId;
  }

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
        set('refresh', refresh);
        set('access', access);
        set('session', nameSession(ownerHash(refresh), [refresh, access]));
      } catch (error) {
        clear();
        throw error;
      }
      clock.recordNewToken(access, clock.deviceNow());
    },
    /** Stores tokens that were asked for at `sentAt`, if the used refresh token is still the stored one; returns whether they were stored. Throws `TokenStorageError`. An unchanged refresh token is written again, as Safari removes it a week after its writing. */
    saveRenewed({ access, refresh }: TokenPair, used: string, sentAt: number): boolean {
      const stored = read();
      if (stored.sessionId === null || stored.refresh !== used) return false;
      // With the former tokens, which are there until the new ones are written.
      const name = nameSession(stored.sessionId, [refresh, access, used, stored.access ?? access]);
      set('session', name);
      const isCurrent = (token: string): boolean =>
        jar.getAll(cookieNames.session).includes(name) && read().refresh === token;
      if (isCurrent(used)) set('refresh', refresh);
      if (isCurrent(refresh)) set('access', access);
      if (isCurrent(refresh)) {
        clock.recordNewToken(access, sentAt);
        return true;
      }
      // Another process has ended the session meanwhile, which the new tokens must not revive, or begun another, whose name must not be this.
      const written = { access, refresh, session: name };
      for (const cookie of ['access', 'refresh', 'session'] as const)
        if (jar.getAll(cookieNames[cookie]).includes(written[cookie])) jar.remove(cookieNames[cookie]);
      return false;
    },
    /** Whether the token cannot be decoded, or will have expired when the backend reads it: 10 s or, of a short life, a twentieth before its end. */
    isExpired(access: string): boolean {
      const now = clock.serverNow();
      const expiry = (isSendable(access) && readExpiry(access)) || 0;
      const lastSending =
        lastSendings.get(access) ?? expiry - Math.min(10_000, Math.max(0, expiry - now) / 20);
      lastSendings.set(access, lastSending);
      return now >= lastSending;
    },
    /** Treats the token as expired, whatever the clock says, which learns from it if `isByTime`. */
    markExpired(access: string, isByTime: boolean): void {
      lastSendings.set(access, -Infinity);
      if (isByTime) clock.recordPassed(readExpiry(access) ?? -Infinity);
    },
    isClockWrong: clock.isDeviceClockWrong,
  };
}

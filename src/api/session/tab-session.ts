import type { CrossTabMessage } from '@/api/browser/platform';
import { SessionChangedError, SessionExpiredError } from '@/api/problem';
import { createEmitter } from '@/lib/state/emitter';
import { createTokenRefresh, type TokenRefreshOptions } from './token-refresh';
import type { TokenPair } from './tokens';

/** Why a session expired: `clock` if a wrong device clock caused the 401 that ended it, `refused` if no call of a new session was accepted. */
type ExpiryReason = 'expired' | 'clock' | 'refused';

/** Why a session ended: signed out in this tab, signed out in another tab, or expired; cookies that vanish are an expiry, too. */
export type SignedOutReason = 'logout' | 'elsewhere' | ExpiryReason;

export const isExpiryReason = (reason: SignedOutReason): reason is ExpiryReason =>
  reason !== 'logout' && reason !== 'elsewhere';

export type TabSession = ReturnType<typeof createTabSession>;

/** The authorization of a sent call, which handles its answer. */
export type RequestAuth = Awaited<ReturnType<TabSession['authorize']>>;

export interface TabSessionOptions extends Omit<TokenRefreshOptions, 'expire'> {
  readonly notify: (message: CrossTabMessage) => void;
}

/** Keeps this tab's session equal to the session cookies, which all tabs share. `onSessionStart` is called when `sync` finds a new session. */
export function createTabSession(options: TabSessionOptions, onSessionStart: () => void) {
  const { tokens, notify, backoff } = options;
  const changes = createEmitter();
  const signOuts = createEmitter<[SignedOutReason]>();
  const dataPurges = createEmitter();
  const expirations = createEmitter();
  const expire = (): never => {
    endSession(getExpiryReason());
    throw new SessionExpiredError();
  };
  const refreshAccessToken = createTokenRefresh({ ...options, expire });
  /** The session of the tab, or its absence if `sessionId` is null. Each change creates a new object: compare with `===`. */
  let currentSession = {
    sessionId: tokens.getSessionId(),
    previousExpiryReason: null as ExpiryReason | null,
    endedSessionCount: 0,
  };
  let running401Handlers = 0;
  /** The session that began in this tab and of which the backend has accepted no call yet. */
  let untriedSession: object | null = null;
  const getExpiryReason = (): ExpiryReason => (currentSession === untriedSession ? 'refused' : 'expired');

  function switchSession(sessionId: string | null, endReason: SignedOutReason = 'logout'): void {
    const previousExpiryReason = isExpiryReason(endReason) ? endReason : null;
    if (previousExpiryReason !== null) expirations.emit();
    const hadSession = currentSession.sessionId !== null;
    const endedSessionCount = currentSession.endedSessionCount + (hadSession ? 1 : 0);
    currentSession = { sessionId, previousExpiryReason, endedSessionCount };
    if (hadSession) dataPurges.emit();
    changes.emit();
  }

  /** Compares the session with the cookies, which other tabs change, and adopts theirs; returns whether it is another now. */
  function sync(): boolean {
    const { sessionId } = currentSession;
    const cookieSessionId = tokens.getSessionId();
    if (cookieSessionId === sessionId) return false;
    const hasExpired = cookieSessionId === null && sessionId !== null && tokens.hasExpired(sessionId);
    const endReason = hasExpired ? getExpiryReason() : 'elsewhere';
    switchSession(cookieSessionId, endReason);
    if (cookieSessionId === null) signOuts.emit(endReason);
    else onSessionStart();
    return true;
  }

  /** Removes the cookies and the person's data, and notifies the other tabs and the listeners. */
  function endSession(reason: 'logout' | ExpiryReason): void {
    tokens.clear(reason !== 'logout');
    switchSession(null, reason);
    notify('session');
    if (reason === 'logout' || running401Handlers === 0) signOuts.emit(reason);
  }

  async function getValidToken(): Promise<string | null> {
    const { access, refresh } = tokens.read();
    if (access === null ? refresh === null : !tokens.isExpired(access)) return access;
    return refresh === null ? expire() : refreshAccessToken();
  }

  return {
    getCurrentSession: () => currentSession,
    changes,
    sync,
    /** Why the last session expired; null after a sign-out or a new sign-in. */
    lastExpiryReason: () => currentSession.previousExpiryReason,
    /** Calls the listener when a session ends, but not for a 401 during `runHandling401`. */
    onSignedOut: signOuts.subscribe,
    /** Calls the listener when a session has expired, before its data is purged. */
    onExpiring: expirations.subscribe,
    /** Registers a function that removes the previous person's data. It runs before the other listeners. */
    onPurge: dataPurges.subscribe,
    /** Signs out without telling the backend: removes cookies and cached data, and notifies the other tabs. */
    signOut: (): void => endSession('logout'),
    /** Stores the tokens of a completed sign-in and notifies the other tabs. Throws `TokenStorageError`; then no one is signed in. */
    signIn(pair: TokenPair): void {
      if (currentSession.sessionId !== null) {
        tokens.clear();
        switchSession(null);
      }
      tokens.save(pair);
      switchSession(tokens.getSessionId());
      untriedSession = currentSession;
      notify('session');
      backoff.reset();
    },
    /** Runs the action of a caller that handles a 401 itself: `signOuts` does not emit meanwhile. */
    runHandling401: (action: () => Promise<void>): Promise<void> => {
      running401Handlers += 1;
      return action().finally(() => (running401Handlers -= 1));
    },
    /** The authorization of a call, with a token that has not expired, or null for a guest. Rejects with `SessionExpiredError`, `SessionChangedError` or the error of a failed refresh. */
    async authorize() {
      sync();
      const session = currentSession;
      const token = await getValidToken();
      if (currentSession !== session) throw new SessionChangedError();
      const wasTokenValid = token !== null && !tokens.isExpired(token);
      const isCurrent = (): boolean => {
        sync();
        return session === currentSession;
      };
      return {
        token,
        /** Whether the session is the one of the call. */
        isCurrent,
        handleSuccess: (): void => void (untriedSession = null),
        /** Handles a 401 and returns whether to repeat the call: with a token that was renewed meanwhile or, once, is renewed now, as only the refresh tells whether the session lives. The 401 of a repeated call ends the session, unless the token or the session is another by now. `hasTokenExpired` is what the backend said. */
        handleUnauthorized(hasTokenExpired: boolean, isRepeated: boolean): boolean {
          if (!isCurrent()) return false;
          const stored = tokens.read();
          if (token !== stored.access) return true;
          if (token !== null && stored.refresh !== null && !isRepeated) {
            tokens.markExpired(token, hasTokenExpired);
            return true;
          }
          if (wasTokenValid && token !== null && tokens.isExpired(token)) return false;
          endSession(hasTokenExpired && tokens.isClockWrong() ? 'clock' : getExpiryReason());
          return false;
        },
      };
    },
  };
}

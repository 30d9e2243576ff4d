import type { CrossTabMessage } from '@/api/browser/platform';
import { SessionChangedError, SessionExpiredError } from '@/api/problem';
import { createEmitter } from '@/lib/state/emitter';
import { createTokenRefresh, type TokenRefreshOptions } from './token-refresh';
import type { TokenPair } from './tokens';

/** Why a session expired: `clock` if a wrong device clock caused the 401 that ended it, `refused` if no call of a new session was accepted. */
export type ExpiryReason = 'expired' | 'clock' | 'refused';

/** Why a session ended: signed out in this tab, signed out in another tab, or expired; cookies that vanish are an expiry, too. */
export type SignedOutReason = 'logout' | 'elsewhere' | ExpiryReason;

export const isExpiryReason = (reason: SignedOutReason): reason is ExpiryReason =>
  reason !== 'logout' && reason !== 'elsewhere';

/** The session of the tab, or its absence. Each change creates a new object: compare with `===`. */
export interface CurrentSession {
  /** What identifies the session; null while no one is signed in. */
  readonly sessionId: string | null;
  /** Why the previous session expired; null if it did not expire. */
  readonly previousExpiryReason: ExpiryReason | null;
  readonly endedSessionCount: number;
}

/** The authorization of a sent call, needed to handle its answer. */
export interface RequestAuth {
  readonly token: string | null;
  /** The `CurrentSession` at the time of sending. */
  readonly session: object;
  /** Whether the token was still valid when the call was sent, by the clock. */
  readonly wasTokenValid: boolean;
}

export type TabSession = ReturnType<typeof createTabSession>;

export type RequestAuthorizer = Pick<
  TabSession,
  'authorize' | 'isSessionCurrent' | 'handleUnauthorized' | 'handleSuccess'
>;

export interface TabSessionOptions extends Omit<TokenRefreshOptions, 'onExpired'> {
  readonly notify: (message: CrossTabMessage) => void;
}

/** Keeps this tab's session equal to the session cookies, which all tabs share. `onSessionStart` is called when `sync` finds a new session. */
export function createTabSession(options: TabSessionOptions, onSessionStart: () => void) {
  const { tokens, notify } = options;
  const changes = createEmitter();
  const signOuts = createEmitter<[SignedOutReason]>();
  /** Emits when the listeners must remove the data of the previous session. */
  const dataPurges = createEmitter();
  /** Emits before the data of an expired session is removed. */
  const expirations = createEmitter();
  const refreshAccessToken = createTokenRefresh({ ...options, onExpired: () => endSession('expired') });
  let currentSession: CurrentSession = {
    sessionId: tokens.getSessionId(),
    previousExpiryReason: null,
    endedSessionCount: 0,
  };
  let running401Handlers = 0;
  /** The session that began in this tab and of which the backend has accepted no call yet. */
  let untriedSession: CurrentSession | null = null;

  function switchSession(sessionId: string | null, expiryReason: ExpiryReason | null = null): void {
    const hadSession = currentSession.sessionId !== null;
    currentSession = {
      sessionId,
      previousExpiryReason: expiryReason,
      endedSessionCount: currentSession.endedSessionCount + (hadSession ? 1 : 0),
    };
    if (hadSession) dataPurges.emit();
    changes.emit();
  }

  /** Adopts the session of the cookies, and calls `onSessionStart` for a new one; returns whether this is another session. */
  function sync(): boolean {
    const { sessionId } = currentSession;
    const cookieSessionId = tokens.getSessionId();
    if (cookieSessionId === sessionId) return false;
    const hasExpired = cookieSessionId === null && sessionId !== null && tokens.hasExpired(sessionId);
    if (hasExpired) expirations.emit();
    switchSession(cookieSessionId, hasExpired ? 'expired' : null);
    if (cookieSessionId === null) signOuts.emit(hasExpired ? 'expired' : 'elsewhere');
    else onSessionStart();
    return true;
  }

  /** Removes the cookies and the person's data, and notifies the other tabs and the listeners. */
  function endSession(reason: 'logout' | ExpiryReason): void {
    if (reason !== 'logout') expirations.emit();
    tokens.clear(reason !== 'logout');
    switchSession(null, reason === 'logout' ? null : reason);
    notify('session');
    if (reason === 'logout' || running401Handlers === 0) signOuts.emit(reason);
  }

  function isSessionCurrent({ session }: RequestAuth): boolean {
    sync();
    return session === currentSession;
  }

  return {
    getCurrentSession: (): CurrentSession => currentSession,
    changes,
    signOuts,
    dataPurges,
    expirations,
    sync,
    endSession,
    /** Stores the tokens of a new session and notifies the other tabs. Throws `TokenStorageError`; then no one is signed in. */
    beginSession(pair: TokenPair): void {
      if (currentSession.sessionId !== null) {
        tokens.clear();
        switchSession(null);
      }
      tokens.save(pair);
      switchSession(tokens.getSessionId());
      untriedSession = currentSession;
      notify('session');
    },
    /** Runs the action of a caller that handles a 401 itself: `signOuts` does not emit meanwhile. */
    async runHandling401(action: () => Promise<void>): Promise<void> {
      running401Handlers += 1;
      try {
        await action();
      } finally {
        running401Handlers -= 1;
      }
    },
    /** The authorization of a call, with a token that has not expired, or null for a guest. Rejects with `SessionExpiredError`, `SessionChangedError` or the error of a failed refresh. */
    async authorize(): Promise<RequestAuth> {
      sync();
      const session = currentSession;
      const { access, refresh } = tokens.read();
      let token = access;
      if (access === null ? refresh : tokens.isExpired(access)) {
        if (refresh === null) {
          endSession('expired');
          throw new SessionExpiredError();
        }
        token = await refreshAccessToken();
      }
      if (currentSession !== session) throw new SessionChangedError();
      return { token, session, wasTokenValid: token !== null && !tokens.isExpired(token) };
    },
    isSessionCurrent,
    /** Handles a 401 and returns whether to repeat the call: with a token that was renewed meanwhile or, once, is renewed now, as only the refresh tells whether the session lives. The 401 of a repeated call ends the session, unless the token or the session is another by now. `hasTokenExpired` is what the backend said. */
    handleUnauthorized(auth: RequestAuth, hasTokenExpired: boolean, isRepeated: boolean): boolean {
      const { token, session } = auth;
      if (!isSessionCurrent(auth)) return false;
      const { access, refresh } = tokens.read();
      if (token !== access) return true;
      if (token !== null && refresh !== null && !isRepeated) {
        tokens.markExpired(token, hasTokenExpired);
        return true;
      }
      if (auth.wasTokenValid && token !== null && tokens.isExpired(token)) return false;
      const reason = session === untriedSession ? 'refused' : 'expired';
      endSession(hasTokenExpired && tokens.isClockWrong() ? 'clock' : reason);
      return false;
    },
    handleSuccess: (): void => void (untriedSession = null),
  };
}

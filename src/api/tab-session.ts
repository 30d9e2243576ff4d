import { createEmitter } from '@/lib/emitter';
import type { CrossTabMessage } from './platform';
import { SessionChangedError, SessionExpiredError } from './problem';
import { createTokenRefresh, type TokenRefreshOptions } from './token-refresh';
import type { TokenPair } from './tokens';

/** How a session expires: with a 401, or with a 401 that a wrong device clock caused. */
export type Expiry = 'expired' | 'clock';

/** Why a session ended: signed out in this tab, signed out in another tab (or the cookies were removed), or expired. */
export type SignedOutReason = 'logout' | 'elsewhere' | Expiry;

export const isExpiry = (reason: SignedOutReason): reason is Expiry =>
  reason === 'expired' || reason === 'clock';

/** The session of the tab, or its absence. Each change creates a new object: compare with `===`. */
export interface CurrentSession {
  /** The identity of the session's cookies; null while no one is signed in. */
  readonly identity: string | null;
  /** How the previous session expired, else null. */
  readonly expiry: Expiry | null;
  readonly epoch: number;
}

/** The authorization of a sent call, needed to handle its answer. */
export interface RequestAuth {
  readonly token: string | null;
  /** The `CurrentSession` at the time of sending. */
  readonly session: object;
  /** Whether the token had not expired by the client's clock. */
  readonly wasValid: boolean;
}

/** The session of a tab and the authorization of its calls. */
export type TabSession = ReturnType<typeof createTabSession>;

export type RequestAuthorizer = Pick<
  TabSession,
  'authorize' | 'isCurrent' | 'handleUnauthorized' | 'handleSuccess'
>;

export interface TabSessionOptions extends Omit<TokenRefreshOptions, 'onExpired'> {
  readonly notify: (message: CrossTabMessage) => void;
}

/** Follows the session cookies, which all tabs share. `onSessionStart` is called when `sync` finds a new session. */
export function createTabSession(options: TabSessionOptions, onSessionStart: () => void) {
  const { tokens, notify } = options;
  const changes = createEmitter();
  const signOuts = createEmitter<[SignedOutReason]>();
  const purges = createEmitter();
  /** Emits before the data of an expired session is removed. */
  const expirations = createEmitter();
  const refreshToken = createTokenRefresh({ ...options, onExpired: () => endSession('expired') });
  let currentSession: CurrentSession = { identity: tokens.identity(), expiry: null, epoch: 0 };
  let runningGuards = 0;
  /** The token that only the backend considers expired, until its replacement is accepted. */
  let refusedToken: string | null = null;

  async function getAccessToken(): Promise<string | null> {
    const { access, refresh } = tokens.read();
    if (access !== null && !tokens.isExpired(access)) return access;
    if (refresh !== null) return refreshToken(refresh);
    if (access === null) return null;
    endSession('expired');
    throw new SessionExpiredError();
  }

  function switchSession(identity: string | null, expiry: Expiry | null = null): void {
    const isPurge = currentSession.identity !== null;
    currentSession = { identity, expiry, epoch: currentSession.epoch + (isPurge ? 1 : 0) };
    if (isPurge) purges.emit();
    changes.emit();
  }

  /** Adopts the session of the cookies; returns whether this is another session. */
  function reconcile(hasExpired = false): boolean {
    const cookieIdentity = tokens.identity();
    if (cookieIdentity === currentSession.identity) return false;
    const isExpiry = cookieIdentity === null && hasExpired;
    if (isExpiry) expirations.emit();
    switchSession(cookieIdentity, isExpiry ? 'expired' : null);
    if (cookieIdentity === null) signOuts.emit(isExpiry ? 'expired' : 'elsewhere');
    return true;
  }

  /** Reconciles and starts to load a new session; `hasExpired` when another tab reports an expired session. */
  function sync(hasExpired = false): boolean {
    const isChanged = reconcile(hasExpired);
    if (isChanged && currentSession.identity !== null) onSessionStart();
    return isChanged;
  }

  /** Removes the cookies and the person's data, and notifies the other tabs and the listeners. */
  function endSession(reason: 'logout' | Expiry): void {
    if (reason !== 'logout') expirations.emit();
    tokens.clear();
    switchSession(null, reason === 'logout' ? null : reason);
    notify(reason === 'logout' ? 'session' : 'expired');
    if (reason === 'logout' || runningGuards === 0) signOuts.emit(reason);
  }

  return {
    current: (): CurrentSession => currentSession,
    changes,
    signOuts,
    purges,
    expirations,
    reconcile,
    sync,
    endSession,
    /** Stores the tokens of a new session and notifies the other tabs. Throws `TokenStorageError`; then no one is signed in. */
    beginSession(pair: TokenPair): void {
      if (currentSession.identity !== null) {
        tokens.clear();
        switchSession(null);
      }
      tokens.save(pair);
      switchSession(pair.refresh);
      notify('session');
    },
    /** Runs the action of a caller that handles a 401 itself: `signOuts` does not emit meanwhile. */
    async runGuarded(action: () => Promise<void>): Promise<void> {
      runningGuards += 1;
      try {
        await action();
      } finally {
        runningGuards -= 1;
      }
    },
    /** The authorization of a call: its token is refreshed if expired, null for a guest. Rejects like `createTokenRefresh`. */
    async authorize(): Promise<RequestAuth> {
      sync();
      const session = currentSession;
      const token = await getAccessToken();
      if (currentSession !== session) throw new SessionChangedError();
      return { token, session, wasValid: token !== null && !tokens.isExpired(token) };
    },
    isCurrent(auth: RequestAuth): boolean {
      sync();
      return auth.session === currentSession;
    },
    /** Handles a 401: ends the session, unless the call had an older token or session, or its token expired meanwhile. Returns whether to repeat the call with a new token. */
    handleUnauthorized({ token, session, wasValid }: RequestAuth, isRefreshable: boolean): boolean {
      sync();
      if (session !== currentSession) return false;
      const validToken = wasValid ? token : null;
      if (validToken !== null && validToken === refusedToken) return true;
      if (token !== tokens.read().access) return false;
      if (validToken !== null && tokens.isExpired(validToken)) return false;
      if (isRefreshable && validToken !== null && tokens.read().refresh !== null && refusedToken === null) {
        refusedToken = validToken;
        tokens.markExpired(validToken);
        return true;
      }
      endSession(isRefreshable && tokens.isClockWrong() ? 'clock' : 'expired');
      refusedToken = null;
      return false;
    },
    /** Notes that the backend accepted the token of a call. */
    handleSuccess({ token }: RequestAuth): void {
      if (token !== refusedToken) refusedToken = null;
    },
  };
}

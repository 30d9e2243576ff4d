import { createEmitter } from '@/lib/emitter';
import type { CrossTabMessage } from './platform';
import { SessionChangedError, SessionExpiredError } from './problem';
import { createTokenRefresh, type TokenRefreshOptions } from './renewal';
import type { TokenPair } from './tokens';

/** How a session ends by itself: with a 401, or with one that came of a device's clock that is wrong. */
export type Expiry = 'expired' | 'clock';

/** Why the session is gone: signed out here, by itself, or signed out in another tab (or the cookies went). */
export type SignedOutReason = 'logout' | 'elsewhere' | Expiry;

/** Whether it ended by itself. */
export const isExpiry = (reason: SignedOutReason): reason is Expiry =>
  reason === 'expired' || reason === 'clock';

/** The time during which the tab belongs to one session, or to nobody. A new object each time: compare with `===`. */
export interface CurrentSession {
  /** What the session's cookies are known by; null while nobody is signed in. */
  readonly identity: string | null;
  /** How the session before it ended by itself; null if it did not. */
  readonly expiry: Expiry | null;
  readonly epoch: number;
}

/** With what a call was sent, to judge its answer by. */
export interface RequestAuth {
  readonly token: string | null;
  /** Whose tab it was then. */
  readonly session: object;
  /** Was the token valid, as far as the client can tell? */
  readonly wasTokenValid: boolean;
}

/** Whose tab this is, and with what it calls. */
export type TabSession = ReturnType<typeof createTabSession>;

export type RequestAuthorizer = Pick<TabSession, 'authorize' | 'isCurrent' | 'handleUnauthorized' | 'handleSuccess'>;

export interface TabSessionOptions extends Omit<TokenRefreshOptions, 'expired'> {
  /** Tells the other tabs that the cookies have changed, or what the person has changed about themselves. */
  readonly notify: (news: CrossTabMessage) => void;
}

/** A tab that belongs to whomever the cookies name; `begun` is told when `sync` has met the session of somebody. */
export function createTabSession(options: TabSessionOptions, onSessionStart: () => void) {
  const { tokens, notify } = options;
  const changes = createEmitter();
  const signOuts = createEmitter<[SignedOutReason]>();
  const purges = createEmitter();
  /** Told that the session has ended by itself, before anything is removed. */
  const expirations = createEmitter();
  const refreshToken = createTokenRefresh({ ...options, onExpired: () => endSession('expired') });
  let currentSession: CurrentSession = { identity: tokens.identity(), expiry: null, epoch: 0 };
  let runningGuards = 0;
  /** The young token that the backend took for expired, until the one that came in its place has been accepted. */
  let refusedToken: string | null = null;

  async function accessToken(): Promise<string | null> {
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

  /** Adopts the present cookies; returns whether they belong to another session. */
  function reconcile(hasExpired = false): boolean {
    const stored = tokens.identity();
    if (stored === currentSession.identity) return false;
    const isExpiry = stored === null && hasExpired;
    if (isExpiry) expirations.emit();
    switchSession(stored, isExpiry ? 'expired' : null);
    if (stored === null) signOuts.emit(isExpiry ? 'expired' : 'elsewhere');
    return true;
  }

  /** The same, and begins with the other session at once; `hasExpired` where another tab says that the session has expired. */
  function sync(hasExpired = false): boolean {
    const isChanged = reconcile(hasExpired);
    if (isChanged && currentSession.identity !== null) onSessionStart();
    return isChanged;
  }

  /** Removes the cookies, forgets the person, and tells the other tabs and the listeners that lead to another screen. */
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
    /** Keeps the tokens of a new session and tells the other tabs. Throws `TokenStorageError`; then nobody is signed in. */
    beginSession(pair: TokenPair): void {
      if (currentSession.identity !== null) {
        tokens.clear();
        switchSession(null);
      }
      tokens.save(pair);
      switchSession(pair.refresh);
      notify('session');
    },
    /** While the action runs, its caller handles a 401: `signedOut` is not called. */
    async runGuarded(action: () => Promise<void>): Promise<void> {
      runningGuards += 1;
      try {
        await action();
      } finally {
        runningGuards -= 1;
      }
    },
    /** A token to call with: refreshed if expired, null for an anonymous person. Rejects as `createRenewal` says. */
    async authorize(): Promise<RequestAuth> {
      sync();
      const session = currentSession;
      const token = await accessToken();
      if (currentSession !== session) throw new SessionChangedError();
      return { token, session, wasTokenValid: token !== null && !tokens.isExpired(token) };
    },
    isCurrent(auth: RequestAuth): boolean {
      sync();
      return auth.session === currentSession;
    },
    /**
     * A call was answered with 401: ends the session once, unless a newer token or session has come since, or the token ran out on
     * the way (a device that slept), which says nothing about the session: the next call refreshes.
     * @param isExpired the backend says that the token has expired, or somebody else has refused it
     * @returns whether to send the call again: by a device's clock that is wrong the token was still young, and it is renewed once
     */
    handleUnauthorized({ token, session, wasTokenValid: wasValid }: RequestAuth, isExpired: boolean): boolean {
      sync();
      if (span !== currentSession) return false;
      const valid = wasValid ? token : null;
      if (valid !== null && valid === refusedToken) return true;
      if (token !== tokens.read().access) return false;
      if (valid !== null && tokens.isExpired(valid)) return false;
      if (isExpired && valid !== null && tokens.read().refresh !== null && refusedToken === null) {
        refusedToken = valid;
        tokens.markExpired(valid);
        return true;
      }
      endSession(isExpired && tokens.isClockWrong() ? 'clock' : 'expired');
      refusedToken = null;
      return false;
    },
    /** A call was answered: its token is good. */
    handleSuccess({ token }: RequestAuth): void {
      if (token !== refusedToken) refusedToken = null;
    },
  };
}

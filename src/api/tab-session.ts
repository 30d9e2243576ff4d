import { createEmitter } from '@/lib/emitter';
import type { CrossTabMessage } from './platform';
import { SessionChangedError, SessionExpiredError } from './problem';
import { createRenewal, type RenewalOptions } from './renewal';
import type { TokenPair } from './tokens';

/** How a session ends by itself: with a 401, or with one that came of a device's clock that is wrong. */
export type Expiry = 'expired' | 'clock';

/** Why the session is gone: signed out here, by itself, or signed out in another tab (or the cookies went). */
export type SignedOutReason = 'logout' | 'elsewhere' | Expiry;

/** Whether it ended by itself. */
export const isExpiry = (reason: SignedOutReason): reason is Expiry =>
  reason === 'expired' || reason === 'clock';

/** The time during which the tab belongs to one session, or to nobody. A new object each time: compare with `===`. */
export interface SessionSpan {
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
  readonly span: object;
  /** Was the token valid, as far as the client can tell? */
  readonly wasValid: boolean;
}

/** Whose tab this is, and with what it calls. */
export type TabSession = ReturnType<typeof createTabSession>;

export type RequestAuthorizer = Pick<TabSession, 'authorize' | 'isCurrent' | 'unauthorized' | 'accepted'>;

export interface TabSessionOptions extends Omit<RenewalOptions, 'expired'> {
  /** Tells the other tabs that the cookies have changed, or what the person has changed about themselves. */
  readonly notify: (news: CrossTabMessage) => void;
}

/** A tab that belongs to whomever the cookies name; `begun` is told when `sync` has met the session of somebody. */
export function createTabSession(options: TabSessionOptions, begun: () => void) {
  const { tokens, notify } = options;
  const changed = createEmitter();
  const signedOut = createEmitter<[SignedOutReason]>();
  const purges = createEmitter();
  /** Told that the session has ended by itself, before anything is removed. */
  const expiring = createEmitter();
  const renew = createRenewal({ ...options, expired: () => end('expired') });
  let present: SessionSpan = { identity: tokens.identity(), expiry: null, epoch: 0 };
  let waiting = 0;
  /** The young token that the backend took for expired, until the one that came in its place has been accepted. */
  let refused: string | null = null;

  async function accessToken(): Promise<string | null> {
    const { access, refresh } = tokens.read();
    if (access !== null && !tokens.isExpired(access)) return access;
    if (refresh !== null) return renew(refresh);
    if (access === null) return null;
    end('expired');
    throw new SessionExpiredError();
  }

  function become(identity: string | null, expiry: Expiry | null = null): void {
    const isPurge = present.identity !== null;
    present = { identity, expiry, epoch: present.epoch + (isPurge ? 1 : 0) };
    if (isPurge) purges.emit();
    changed.emit();
  }

  /** Adopts the present cookies; returns whether they belong to another session. */
  function reconcile(hasExpired = false): boolean {
    const stored = tokens.identity();
    if (stored === present.identity) return false;
    const isExpiry = stored === null && hasExpired;
    if (isExpiry) expiring.emit();
    become(stored, isExpiry ? 'expired' : null);
    if (stored === null) signedOut.emit(isExpiry ? 'expired' : 'elsewhere');
    return true;
  }

  /** The same, and begins with the other session at once; `hasExpired` where another tab says that the session has expired. */
  function sync(hasExpired = false): boolean {
    const isChanged = reconcile(hasExpired);
    if (isChanged && present.identity !== null) begun();
    return isChanged;
  }

  /** Removes the cookies, forgets the person, and tells the other tabs and the listeners that lead to another screen. */
  function end(reason: 'logout' | Expiry): void {
    if (reason !== 'logout') expiring.emit();
    tokens.clear();
    become(null, reason === 'logout' ? null : reason);
    notify(reason === 'logout' ? 'session' : 'expired');
    if (reason === 'logout' || waiting === 0) signedOut.emit(reason);
  }

  return {
    span: (): SessionSpan => present,
    changed,
    signedOut,
    purges,
    expiring,
    reconcile,
    sync,
    end,
    /** Keeps the tokens of a new session and tells the other tabs. Throws `TokenStorageError`; then nobody is signed in. */
    begin(pair: TokenPair): void {
      if (present.identity !== null) {
        tokens.clear();
        become(null);
      }
      tokens.save(pair);
      become(pair.refresh);
      notify('session');
    },
    /** While the action runs, its caller handles a 401: `signedOut` is not called. */
    async waitFor(action: () => Promise<void>): Promise<void> {
      waiting += 1;
      try {
        await action();
      } finally {
        waiting -= 1;
      }
    },
    /** A token to call with: refreshed if expired, null for an anonymous person. Rejects as `createRenewal` says. */
    async authorize(): Promise<RequestAuth> {
      sync();
      const span = present;
      const token = await accessToken();
      if (present !== span) throw new SessionChangedError();
      return { token, span, wasValid: token !== null && !tokens.isExpired(token) };
    },
    isCurrent(auth: RequestAuth): boolean {
      sync();
      return auth.span === present;
    },
    /**
     * A call was answered with 401: ends the session once, unless a newer token or session has come since, or the token ran out on
     * the way (a device that slept), which says nothing about the session: the next call refreshes.
     * @param isExpired the backend says that the token has expired, or somebody else has refused it
     * @returns whether to send the call again: by a device's clock that is wrong the token was still young, and it is renewed once
     */
    unauthorized({ token, span, wasValid }: RequestAuth, isExpired: boolean): boolean {
      sync();
      if (span !== present) return false;
      const valid = wasValid ? token : null;
      if (valid !== null && valid === refused) return true;
      if (token !== tokens.read().access) return false;
      if (valid !== null && tokens.isExpired(valid)) return false;
      if (isExpired && valid !== null && tokens.read().refresh !== null && refused === null) {
        refused = valid;
        tokens.refuse(valid);
        return true;
      }
      end(isExpired && tokens.isClockWrong() ? 'clock' : 'expired');
      refused = null;
      return false;
    },
    /** A call was answered: its token is good. */
    accepted({ token }: RequestAuth): void {
      if (token !== refused) refused = null;
    },
  };
}

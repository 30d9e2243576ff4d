import { createListeners, type Listeners } from '@/lib/listeners';
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
  /** Rises whenever a person's data has been purged. */
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

/** What calls need of the session. */
export interface RequestAuthorizer {
  /**
   * A token to call with (refreshed if expired, null for an anonymous person), together with what `isCurrent` and
   * `unauthorized` judge the answer by. Rejects as `createRenewal` says.
   */
  readonly authorize: () => Promise<RequestAuth>;
  /** Does the call still belong to this tab's session? */
  readonly isCurrent: (auth: RequestAuth) => boolean;
  /**
   * A call was answered with 401. Ends the session once, unless a newer token or session has come since, or the token
   * ran out on the way (a device that slept): that says nothing about the session, and the next call refreshes.
   * @param isExpired the backend says that the token has expired, or somebody else has refused it
   * @returns whether to send the call again: by a device's clock that is wrong the token was still young, and it is renewed once
   */
  readonly unauthorized: (auth: RequestAuth, isExpired: boolean) => boolean;
  /** A call was answered: its token is good. */
  readonly accepted: (auth: RequestAuth) => void;
}

/** Whose tab this is, and with what it calls. */
export interface TabSession extends RequestAuthorizer {
  readonly span: () => SessionSpan;
  /** Told that another span has begun. */
  readonly changed: Listeners<[]>;
  readonly signedOut: Listeners<[SignedOutReason]>;
  readonly purges: Listeners<[]>;
  /** Told that the session has ended by itself, before anything is removed. */
  readonly expiring: Listeners<[]>;
  /** Adopts the present cookies; returns whether they belong to another session. */
  readonly reconcile: () => boolean;
  /** The same, and begins with the other session at once. @param hasExpired whether another tab says that the session has expired */
  readonly sync: (hasExpired?: boolean) => boolean;
  /** Keeps the tokens of a new session and tells the other tabs. Throws `TokenStorageError`; then nobody is signed in. */
  readonly begin: (pair: TokenPair) => void;
  /** Removes the cookies, forgets the person, and tells the other tabs and the listeners that lead to another screen. */
  readonly end: (reason: 'logout' | Expiry) => void;
  /** While the action runs, its caller handles a 401: `signedOut` is not called. */
  readonly waitFor: (action: () => Promise<void>) => Promise<void>;
}

export interface TabSessionOptions extends Omit<RenewalOptions, 'expired'> {
  /** Tells the other tabs that the cookies have changed, or what the person has changed about themselves. */
  readonly notify: (news: CrossTabMessage) => void;
}

/**
 * A tab that belongs to whomever the cookies name.
 * @param begun told when `sync` has met the session of somebody
 */
export function createTabSession(options: TabSessionOptions, begun: () => void): TabSession {
  const { tokens, notify } = options;
  const changed = createListeners();
  const signedOut = createListeners<[SignedOutReason]>();
  const purges = createListeners();
  const expiring = createListeners();
  const renew = createRenewal({ ...options, expired: () => end('expired') });
  let present: SessionSpan = { identity: tokens.identity(), expiry: null, epoch: 0 };
  let waiting = 0;
  /** The young token that the backend took for expired, until the one that came in its place has been accepted. */
  let onTrial: { readonly refused: string } | null = null;

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
    if (isPurge) purges.call();
    changed.call();
  }

  function reconcile(hasExpired = false): boolean {
    const stored = tokens.identity();
    if (stored === present.identity) return false;
    const isExpiry = stored === null && hasExpired;
    if (isExpiry) expiring.call();
    become(stored, isExpiry ? 'expired' : null);
    if (stored === null) signedOut.call(isExpiry ? 'expired' : 'elsewhere');
    return true;
  }

  function sync(hasExpired = false): boolean {
    const isChanged = reconcile(hasExpired);
    if (isChanged && present.identity !== null) begun();
    return isChanged;
  }

  function end(reason: 'logout' | Expiry): void {
    if (reason !== 'logout') expiring.call();
    tokens.clear();
    become(null, reason === 'logout' ? null : reason);
    notify(reason === 'logout' ? 'session' : 'expired');
    if (reason === 'logout' || waiting === 0) signedOut.call(reason);
  }

  return {
    span: () => present,
    changed,
    signedOut,
    purges,
    expiring,
    reconcile,
    sync,
    begin(pair) {
      if (present.identity !== null) {
        tokens.clear();
        become(null);
      }
      tokens.save(pair);
      become(pair.refresh);
      notify('session');
    },
    end,
    async waitFor(action) {
      waiting += 1;
      try {
        await action();
      } finally {
        waiting -= 1;
      }
    },
    async authorize() {
      sync();
      const span = present;
      const token = await accessToken();
      if (present !== span) throw new SessionChangedError();
      return { token, span, wasValid: token !== null && !tokens.isExpired(token) };
    },
    isCurrent(auth) {
      sync();
      return auth.span === present;
    },
    unauthorized(auth, isExpired) {
      sync();
      const { token, span, wasValid } = auth;
      if (span !== present) return false;
      if (wasValid && token !== null && token === onTrial?.refused) return true;
      if (token !== tokens.read().access) return false;
      if (wasValid && token !== null && tokens.isExpired(token)) return false;
      if (isExpired && wasValid && token !== null && tokens.read().refresh !== null && onTrial === null) {
        onTrial = { refused: token };
        tokens.refuse(token);
        return true;
      }
      end(isExpired && tokens.isClockWrong() ? 'clock' : 'expired');
      onTrial = null;
      return false;
    },
    accepted(auth) {
      if (auth.token !== onTrial?.refused) onTrial = null;
    },
  };
}

import { createListeners, type Listeners } from '@/lib/listeners';
import type { CrossTabMessage } from './platform';
import type { TokenPair, TokenStore } from './tokens';

/** How a session ends by itself: with a 401, or with one that came of a device's clock that is wrong. */
export type Expiry = 'expired' | 'clock';

/** Why the session is gone: signed out here, by itself, or signed out in another tab (or the cookies went). */
export type SignedOutReason = 'logout' | 'elsewhere' | Expiry;

/** The time during which the tab belongs to one session, or to nobody. A new object each time: compare with `===`. */
export interface SessionSpan {
  /** What the session's cookies are known by; null while nobody is signed in. */
  readonly identity: string | null;
  /** How the session before it ended by itself; null if it did not. */
  readonly expiry: Expiry | null;
  /** Rises whenever a person's data has been purged. */
  readonly epoch: number;
}

/** Whose tab this is. */
export interface TabSession {
  readonly term: () => SessionSpan;
  /** Told that another term has begun. */
  readonly changed: Listeners<[]>;
  readonly signedOut: Listeners<[SignedOutReason]>;
  readonly purges: Listeners<[]>;
  /** Takes over what the cookies say by now; returns whether that is another session. */
  readonly reconcile: () => boolean;
  /** Keeps the tokens of a new session and tells the other tabs. Throws `TokenStorageError`; then nobody is signed in. */
  readonly begin: (pair: TokenPair) => void;
  /** Removes the cookies, forgets the person, and tells the other tabs and whoever must lead away. */
  readonly end: (reason: 'logout' | Expiry) => void;
  /** While the action runs, a 401 is its caller's business: `signedOut` is not told of it. */
  readonly waitFor: (action: () => Promise<void>) => Promise<void>;
}

interface TabSessionOptions {
  readonly tokens: TokenStore;
  /** Tells the other tabs. */
  readonly notify: (news: CrossTabMessage) => void;
}

/** A tab that belongs to whomever the cookies name. */
export function createTabSession({ tokens, notify }: TabSessionOptions): TabSession {
  const changed = createListeners();
  const signedOut = createListeners<[SignedOutReason]>();
  const purges = createListeners();
  let term: SessionSpan = { identity: tokens.identity(), expiry: null, epoch: 0 };
  let waiting = 0;

  function become(identity: string | null, expiry: Expiry | null = null): void {
    const isPurge = term.identity !== null;
    term = { identity, expiry, epoch: term.epoch + (isPurge ? 1 : 0) };
    if (isPurge) purges.call();
    changed.call();
  }

  return {
    term: () => term,
    changed,
    signedOut,
    purges,
    reconcile() {
      const stored = tokens.identity();
      if (stored === term.identity) return false;
      become(stored);
      if (stored === null) signedOut.call('elsewhere');
      return true;
    },
    begin(pair) {
      if (term.identity !== null) {
        tokens.clear();
        become(null);
      }
      tokens.save(pair);
      become(pair.refresh);
      notify('session');
    },
    end(reason) {
      tokens.clear();
      become(null, reason === 'logout' ? null : reason);
      notify('session');
      if (reason === 'logout' || waiting === 0) signedOut.call(reason);
    },
    async waitFor(action) {
      waiting += 1;
      try {
        await action();
      } finally {
        waiting -= 1;
      }
    },
  };
}

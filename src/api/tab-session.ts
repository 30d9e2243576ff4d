import { createListeners, type Listeners } from '@/lib/listeners';
import type { TabNews } from './platform';
import type { TokenPair, TokenStore } from './tokens';

export type AuthStatus = 'loading' | 'authenticated' | 'unauthenticated';

/** Why the session is gone: signed out here, a 401, or signed out in another tab (or the cookies went). */
export type SignedOutReason = 'logout' | 'expired' | 'elsewhere';

/** One immutable state, fit for `useSyncExternalStore`. */
export interface AuthState<S> {
  readonly status: AuthStatus;
  /** Who is signed in; null unless `authenticated`. */
  readonly session: S | null;
  /** Whether it is the session that the device had kept: the present one is on its way, or could not be loaded. */
  readonly isKept: boolean;
  /** Why the session could not be loaded; null unless `loading` or kept. `ensure()` tries again. */
  readonly error: unknown;
  /** Rises whenever a person's data has been purged: key what holds such data by it. */
  readonly epoch: number;
}

/** The time during which the tab belongs to one session, or to nobody. A new object each time: compare with `===`. */
export interface Term {
  /** What the session's cookies are known by; null while nobody is signed in. */
  readonly identity: string | null;
  /** Did it begin with a 401? */
  readonly isAfterExpiry: boolean;
}

/** Whose tab this is, and what it shows of the session. */
export interface TabSession<S> {
  readonly term: () => Term;
  readonly state: () => AuthState<S>;
  readonly set: (next: Partial<AuthState<S>>) => void;
  readonly changed: Listeners<[]>;
  readonly signedOut: Listeners<[SignedOutReason]>;
  readonly purges: Listeners<[]>;
  /** Takes over what the cookies say by now; returns whether that is another session. */
  readonly reconcile: () => boolean;
  /** Keeps the tokens of a new session and tells the other tabs. Throws `TokenStorageError`; then nobody is signed in. */
  readonly begin: (pair: TokenPair) => void;
  /** Removes the cookies, forgets the person, and tells the other tabs and whoever must lead away. */
  readonly end: (reason: 'logout' | 'expired') => void;
  /** While the action runs, a 401 is its caller's business: `signedOut` is not told of it. */
  readonly waitFor: (action: () => Promise<void>) => Promise<void>;
}

/** What is known before anybody has looked at the cookies. */
const initialState: AuthState<never> = {
  status: 'loading',
  session: null,
  isKept: false,
  error: null,
  epoch: 0,
};

interface TabSessionOptions {
  readonly tokens: TokenStore;
  /** Tells the other tabs. */
  readonly notify: (news: TabNews) => void;
}

/** A tab that belongs to whomever the cookies name. */
export function createTabSession<S>({ tokens, notify }: TabSessionOptions): TabSession<S> {
  const changed = createListeners();
  const signedOut = createListeners<[SignedOutReason]>();
  const purges = createListeners();

  const statusOf = ({ identity }: Term): AuthStatus => (identity === null ? 'unauthenticated' : 'loading');
  let term: Term = { identity: tokens.identity(), isAfterExpiry: false };
  let state: AuthState<S> = { ...initialState, status: statusOf(term) };
  let waiting = 0;

  function set(next: Partial<AuthState<S>>): void {
    state = { ...state, ...next };
    changed.call();
  }

  function become(identity: string | null, isAfterExpiry = false): void {
    const isPurge = term.identity !== null;
    term = { identity, isAfterExpiry };
    if (isPurge) purges.call();
    set({
      ...initialState,
      status: statusOf(term),
      epoch: state.epoch + (isPurge ? 1 : 0),
    });
  }

  return {
    term: () => term,
    state: () => state,
    set,
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
      become(null, reason === 'expired');
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

import { type CallTickets, createCallTickets } from './call-tickets';
import type { TabNews } from './platform';
import { createRenewal, type RenewalOptions } from './renewal';
import { createSessionLoader } from './session-loader';
import { type AuthState, type AuthStatus, createTabSession, type SignedOutReason } from './tab-session';
import type { TokenPair } from './tokens';

interface AuthOptions<S> extends Omit<RenewalOptions, 'expired'> {
  /** Tells the other tabs that the cookies changed, or what the person changed about themselves. */
  readonly notify: (news: TabNews) => void;
  /** The session call; like every call it tells `unauthorized` of a 401. */
  readonly loadSession: (signal: AbortSignal) => Promise<S>;
  /** The session that the device has kept for those cookies, or null; never rejects. */
  readonly recallSession?: (identity: string) => Promise<S | null>;
}

const nothing = (): Promise<null> => Promise.resolve(null);

/** The session of one tab. The cookies are the truth; every method looks at them again. */
export interface Auth<S> extends CallTickets {
  readonly status: () => AuthStatus;
  /** Did the last session end by a 401, and has nobody signed in since? */
  readonly hasExpired: () => boolean;
  readonly getSnapshot: () => AuthState<S>;
  /** What prerendered HTML and the first client render show. */
  readonly getServerSnapshot: () => AuthState<S>;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * For the route guard: resolves once it is known who is signed in, calling nothing for an anonymous person.
   * Rejects with `SessionExpiredError` on a 401 (the caller goes to login with `next`), otherwise with the failure
   * that a retry may heal.
   */
  readonly ensure: () => Promise<void>;
  /** Loads the session in the background; failures are in the state, a 401 is told to `onSignedOut`. */
  readonly start: () => void;
  /** Tries again, in the background, what could not be loaded; the failure stays shown until there is an answer. */
  readonly retry: () => void;
  /** Keeps the tokens of a completed sign-in; `ensure()` then loads the session. Throws `TokenStorageError`. */
  readonly signIn: (tokens: TokenPair) => void;
  /**
   * Puts in what the person has just changed of the session (name, picture), and tells the other tabs; nothing when nobody
   * is signed in.
   */
  readonly update: (change: (session: S) => S) => void;
  /**
   * The person changed something in another tab: loads the session again, in the background, and drops every answer that
   * was asked for before. The present one shows until the new one is there; a failure is reported and leaves it.
   */
  readonly reload: () => void;
  /** The local half of signing out: cookies, other tabs, purge. It works at once, whatever the backend says. */
  readonly signOut: () => void;
  /** Compares with the cookies, which other tabs change; returns whether this tab's session is another one now. */
  readonly sync: () => boolean;
  /** Told when a session ends; a 401 that an `ensure()` is waiting for is left to its caller. */
  readonly onSignedOut: (listener: (reason: SignedOutReason) => void) => () => void;
  /** Registers what forgets the former person's data; called before anybody hears of the change. */
  readonly onPurge: (forget: () => void) => () => void;
}

/**
 * The session of a tab (spec, section 4; product decisions, section 4) with everything outside injected.
 *
 *                      signIn, or other cookies
 *     unauthenticated ──────────────────────────▶ loading ◀─────────┐ start, ensure, retry,
 *        ▲   ▲   ▲                                │  │  │           │ or news of another tab
 *        │   │   └──── gone: signOut, a 401, ─────┘  │  └───────▶ loading
 *        │   │         cookies removed               │  failure   with its error
 *        │   │                                       ▼ answer       │
 *        │   └──── gone ───────────────────── authenticated         │
 *        │                                       │       ▲          │
 *        │                                       └───────┘          │
 *        │                            update, news of another tab   │
 *        └──── gone ────────────────────────────────────────────────┘
 *
 * What the device has kept for these cookies makes a tab `authenticated` before the answer, with `isKept`; a failure then stays
 * beside it. Other cookies lead from every state to `loading`. Each way to `unauthenticated` and each change of cookies begins a new
 * `Term`; what was begun in an earlier one (a call, a refresh, a loading) counts for nothing. Leaving a person purges.
 */
export function createAuth<S>(options: AuthOptions<S>): Auth<S> {
  const { tokens } = options;
  const tab = createTabSession<S>(options);
  const first = tab.state();
  const loader = createSessionLoader(tab, {
    call: options.loadSession,
    recall: options.recallSession ?? nothing,
    report: options.report,
  });

  function sync(): boolean {
    const isChanged = tab.reconcile();
    if (isChanged && tab.term().identity !== null) loader.start();
    return isChanged;
  }

  const renew = createRenewal({ ...options, expired: () => tab.end('expired') });
  return {
    ...createCallTickets(tab, { tokens, sync, renew }),
    status: () => tab.state().status,
    hasExpired: () => tab.term().isAfterExpiry,
    getSnapshot: tab.state,
    getServerSnapshot: () => first,
    subscribe: tab.changed.add,
    onSignedOut: tab.signedOut.add,
    onPurge: tab.purges.add,
    start: loader.start,
    sync,
    retry: loader.retry,
    ensure: () => tab.waitFor(loader.ensure),
    signIn(pair) {
      tab.begin(pair);
      options.attempts.reset();
    },
    update(change) {
      if (sync()) return;
      const { status, session } = tab.state();
      if (status === 'unauthenticated') return;
      if (session !== null) tab.set({ session: change(session) });
      loader.dropAnswer();
      options.notify('person');
    },
    reload() {
      if (!sync()) loader.loadAnew();
    },
    signOut: () => tab.end('logout'),
  };
}

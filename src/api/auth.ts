import type { RefreshAttempts } from './attempts';
import { SessionChangedError, SessionExpiredError } from './problem';
import { createListeners } from '@/lib/listeners';
import { createRenewal, type Lock } from './renewal';
import { singleFlight } from './single-flight';
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
  /** Why the session could not be loaded; null unless `loading`. `ensure()` tries again. */
  readonly error: unknown;
  /** Rises whenever a person's data has been purged: key what holds such data by it. */
  readonly epoch: number;
}

/** With what a call was sent, to judge its answer by. */
export interface CallTicket {
  readonly token: string | null;
  readonly generation: number;
  /** Was the token valid, as far as the client can tell? */
  readonly wasValid: boolean;
}

export interface AuthOptions<S> {
  readonly tokens: TokenStore;
  readonly attempts: RefreshAttempts;
  readonly lock: Lock;
  /** Tells the other tabs that the cookies changed, or what the person changed about themselves. */
  readonly notify: (news: TabNews) => void;
  /** Milliseconds by the device's clock. */
  readonly now: () => number;
  /** The refresh call. `access` is the expired token, if there still is one. */
  readonly refresh: (refresh: string, access: string | null) => Promise<{ access: string }>;
  /** The session call; like every call it tells `unauthorized` of a 401. */
  readonly loadSession: () => Promise<S>;
  /** Told of every refresh or session failure that keeps the session. */
  readonly report: (error: unknown) => void;
}

/** The session of one tab. The cookies are the truth; every method looks at them again. */
export interface Auth<S> {
  readonly status: () => AuthStatus;
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
  /** Keeps the tokens of a completed sign-in; `ensure()` then loads the session. Throws `TokenStorageError`. */
  readonly signIn: (tokens: TokenPair) => void;
  /**
   * Puts in what the person has just changed of the session (name, picture), and tells the other tabs; nothing when nobody
   * is signed in.
   */
  readonly update: (change: (session: S) => S) => void;
  /** Loads the session of the same person again, which shows until the new one is there. Rejects as the call does. */
  readonly reload: () => Promise<void>;
  /** The local half of signing out: cookies, other tabs, purge. It works at once, whatever the backend says. */
  readonly signOut: () => void;
  /** Compares with the cookies, which other tabs change; returns whether this tab's session is another one now. */
  readonly sync: () => boolean;
  /**
   * A token to call with (refreshed if expired, null for an anonymous person), together with what `isCurrent` and
   * `unauthorized` judge the answer by. Rejects as `createRenewal` says.
   */
  readonly authorize: () => Promise<CallTicket>;
  /** Does the call still belong to this tab's session? */
  readonly isCurrent: (ticket: CallTicket) => boolean;
  /**
   * A call was answered with 401. Ends the session once, unless a newer token or session has come since, or the token
   * ran out on the way (a device that slept): that says nothing about the session, and the next call refreshes.
   */
  readonly unauthorized: (ticket: CallTicket) => void;
  /** Told when a session ends; a 401 that an `ensure()` is waiting for is left to its caller. */
  readonly onSignedOut: (listener: (reason: SignedOutReason) => void) => () => void;
  /** Registers what forgets the former person's data; called before anybody hears of the change. */
  readonly onPurge: (forget: () => void) => () => void;
}

/** The session state machine (spec, section 4; product decisions, section 4) with everything outside injected. */
export function createAuth<S>(options: AuthOptions<S>): Auth<S> {
  const { tokens, attempts } = options;
  const changed = createListeners<[]>();
  const signedOut = createListeners<[SignedOutReason]>();
  const purges = createListeners<[]>();

  const initial: AuthState<S> = { status: 'loading', session: null, error: null, epoch: 0 };
  let identity = tokens.identity();
  let state: AuthState<S> = identity === null ? { ...initial, status: 'unauthenticated' } : initial;
  /** Rises with every change of session, and with a 401 of an anonymous call, so that each is acted on once. */
  let generation = 0;
  let expiredGeneration = -1;
  const once = singleFlight<void>();
  let waiting = 0;

  function set(next: Partial<AuthState<S>>): void {
    state = { ...state, ...next };
    changed.call();
  }

  function become(next: string | null): void {
    const former = identity;
    identity = next;
    generation += 1;
    if (former !== null) purges.call();
    set({
      status: next === null ? 'unauthenticated' : 'loading',
      session: null,
      error: null,
      epoch: former === null ? state.epoch : state.epoch + 1,
    });
  }

  function reconcile(): boolean {
    const stored = tokens.identity();
    if (stored === identity) return false;
    become(stored);
    if (stored === null) signedOut.call('elsewhere');
    return true;
  }

  function sync(): boolean {
    const isChanged = reconcile();
    if (isChanged && identity !== null) start();
    return isChanged;
  }

  function end(reason: 'logout' | 'expired'): void {
    tokens.clear();
    const had = identity !== null;
    become(null);
    if (had || reason === 'logout') options.notify('session');
    if (reason === 'expired') expiredGeneration = generation;
    if (reason === 'logout' || waiting === 0) signedOut.call(reason);
  }

  const renew = createRenewal({ ...options, expired: () => end('expired') });

  async function accessToken(): Promise<string | null> {
    const { access, refresh } = tokens.read();
    if (access !== null && !tokens.isExpired(access)) return access;
    if (refresh !== null) return renew(refresh);
    if (access === null) return null;
    end('expired');
    throw new SessionExpiredError();
  }

  async function load(): Promise<void> {
    const started = generation;
    if (state.error !== null) set({ error: null });
    let failure: unknown = null;
    try {
      const session = await options.loadSession();
      reconcile();
      if (generation === started) return set({ status: 'authenticated', session });
    } catch (error) {
      reconcile();
      failure = error;
    }
    if (generation === expiredGeneration) throw new SessionExpiredError();
    if (generation === started) {
      set({ error: failure });
      options.report(failure);
      throw failure;
    }
    // Another session began meanwhile; whoever waits asks for the present one.
    return loadOnce();
  }

  function loadOnce(): Promise<void> {
    reconcile();
    if (state.status !== 'loading') return Promise.resolve();
    return once(generation, load);
  }

  function start(): void {
    loadOnce().catch(() => undefined);
  }

  return {
    status: () => state.status,
    getSnapshot: () => state,
    getServerSnapshot: () => initial,
    subscribe: changed.add,
    onSignedOut: signedOut.add,
    onPurge: purges.add,
    start,
    sync,
    async ensure() {
      waiting += 1;
      try {
        await loadOnce();
      } finally {
        waiting -= 1;
      }
    },
    signIn(pair) {
      if (identity !== null) {
        tokens.clear();
        become(null);
      }
      tokens.save(pair);
      attempts.reset();
      become(pair.refresh);
      options.notify('session');
    },
    update(change) {
      if (sync() || state.session === null) return;
      set({ session: change(state.session) });
      options.notify('person');
    },
    async reload() {
      if (sync() || state.status !== 'authenticated') return;
      const started = generation;
      const session = await options.loadSession();
      reconcile();
      if (generation === started) set({ session });
    },
    signOut: () => end('logout'),
    async authorize() {
      sync();
      const started = generation;
      const token = await accessToken();
      if (generation !== started) throw new SessionChangedError();
      return { token, generation, wasValid: token !== null && !tokens.isExpired(token) };
    },
    isCurrent(ticket) {
      sync();
      return ticket.generation === generation;
    },
    unauthorized(ticket) {
      sync();
      if (ticket.generation !== generation || ticket.token !== tokens.read().access) return;
      const ranOutOnTheWay = ticket.wasValid && ticket.token !== null && tokens.isExpired(ticket.token);
      if (!ranOutOnTheWay) end('expired');
    },
  };
}

import type { QueryClient, QueryExecuteOptions } from '@tanstack/react-query';
import type { AuthStatus } from '@/lib/auth-status';
import { createListeners } from '@/lib/listeners';
import { NetworkError, SessionExpiredError } from './problem';
import { askAgain, untilAtHand } from './query-client';
import {
  createTabSession,
  type Expiry,
  type RequestAuthorizer,
  type SignedOutReason,
  type TabSessionOptions,
} from './tab-session';
import type { TokenPair } from './tokens';

interface AuthOptions<S> extends TabSessionOptions {
  readonly queryClient: QueryClient;
  /** The query of the session. As every call, it reports a 401 to `unauthorized`. */
  readonly session: QueryExecuteOptions<S>;
}

/** Who is signed in, as far as is known; one immutable state, fit for `useSyncExternalStore`. */
export interface AuthState<S> {
  readonly status: AuthStatus;
  /** From the session's query, or from what the device has kept of it; null unless `authenticated`. */
  readonly session: S | null;
  /** Why the session could not be loaded or refreshed; null while all is well. */
  readonly error: unknown;
  /** Rises each time a person's data is purged. Use it as the key of whatever holds such data. */
  readonly epoch: number;
}

/** The session of one tab. The cookies are the truth; every method looks at them again. */
export interface Auth<S> {
  readonly authorizer: RequestAuthorizer;
  readonly status: () => AuthStatus;
  /** How the last session expired; null if it did not, or if somebody has signed in since. */
  readonly expiry: () => Expiry | null;
  readonly getSnapshot: () => AuthState<S>;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * For the route guard: resolves once it is known who is signed in; for an anonymous person it makes no call. Rejects with
   * `SessionExpiredError` on a 401 (the caller goes to login with `next`), otherwise with a failure that a retry may heal.
   * A failure of `start` that was not reported yet is reported here, without another attempt.
   */
  readonly ensure: () => Promise<void>;
  /** Loads the session in the background; failures are in the state, a 401 is told to `onSignedOut`. */
  readonly start: () => void;
  /** Retries a failed load in the background. The failure stays until there is an answer. */
  readonly retry: () => void;
  /** Keeps the tokens of a completed sign-in; `ensure()` then loads the session. Throws `TokenStorageError`. */
  readonly signIn: (tokens: TokenPair) => void;
  /**
   * Updates the session with what the person has just changed (name, picture), and tells the other tabs. Does nothing when
   * nobody is signed in. A pending call may be answered with the former values, so it is sent again.
   */
  readonly update: (change: (session: S) => S) => void;
  /**
   * Refetches the session and all that is shown, in the background, after a change in another tab. Present data stay until
   * then. A page that has not begun to load its session does not begin now.
   */
  readonly reload: () => void;
  /** The local half of signing out: cookies, other tabs, purge. It works at once, whatever the backend says. */
  readonly signOut: () => void;
  /** Compares with the cookies, which other tabs change; returns whether this tab's session is another one now. */
  readonly sync: (hasExpired?: boolean) => boolean;
  /** Called when a session ends. A 401 during `ensure()` is left to its caller. */
  readonly onSignedOut: (listener: (reason: SignedOutReason) => void) => () => void;
  /** Called when a session has ended by itself, before it is purged: the last moment to see whose it was. */
  readonly onExpiring: (listener: () => void) => () => void;
  /** Registers a function that removes the former person's data. It runs before other listeners hear of the change. */
  readonly onPurge: (forget: () => void) => () => void;
}

const ignore = (): void => undefined;

/**
 * The rules of the session of a tab, with everything outside injected. The cookies say whether it is still the same session
 * (`SessionSpan`). The session's query says who the person is; whether that is loading, kept, failed or retried is the state of the query,
 * as of any other. When the session ends the query cache is emptied, so that what was begun for one person counts for nothing with the next.
 */
export function createAuth<S>(options: AuthOptions<S>): Auth<S> {
  const { queryClient, session } = options;
  const { queryKey } = session;
  const tab = createTabSession(options, start);
  const changed = createListeners();
  /** The failure that stays shown while the session is tried again. */
  let shownFailure: unknown = null;
  /** What `start` ended in, until somebody who needs the session has met it. */
  let unmet: Error | null = null;

  function read(): AuthState<S> {
    const { identity, epoch } = tab.span();
    if (identity === null) return { status: 'unauthenticated', session: null, error: null, epoch };
    const { data, error, fetchStatus } = queryClient.getQueryState<S>(queryKey) ?? {};
    return {
      status: data === undefined ? 'loading' : 'authenticated',
      session: data ?? null,
      error: error ?? (data === undefined && fetchStatus === 'fetching' ? shownFailure : null),
      epoch,
    };
  }

  let state = read();

  /** The same object as long as nothing of it has changed. */
  function getSnapshot(): AuthState<S> {
    const { status, session: data, error, epoch } = read();
    if (data !== state.session || status !== state.status || error !== state.error || epoch !== state.epoch)
      state = { status, session: data, error, epoch };
    return state;
  }

  tab.changed.add(() => {
    shownFailure = null;
    changed.call();
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== queryKey[0]) return;
    const { action, query } = event;
    // Without a network, what is kept is what there is: nothing has gone wrong.
    if (action.type === 'error' && !(query.state.data !== undefined && action.error instanceof NetworkError))
      options.report(action.error);
    if (['fetch', 'success', 'error'].includes(action.type)) changed.call();
  });

  function load(failure: unknown = null): Promise<S> {
    shownFailure = failure;
    unmet = null;
    return queryClient.query(session);
  }

  const isKnown = (): boolean => read().status !== 'loading';

  function start(): void {
    tab.reconcile();
    if (isKnown()) return retry();
    load().catch((failure: Error) => void (unmet = failure));
  }

  function retry(): void {
    const { error } = read();
    if (error !== null) load(error).catch(ignore);
  }

  async function ensure(): Promise<void> {
    tab.reconcile();
    if (isKnown()) return retry();
    const span = tab.span();
    try {
      if (unmet && unmet === read().error) throw unmet;
      const loading = load();
      await untilAtHand(queryClient, queryKey, loading);
      tab.reconcile();
      if (tab.span() === span && !isKnown()) await loading;
    } finally {
      unmet = null;
    }
    if (tab.span() === span) return undefined;
    if (tab.span().expiry !== null) throw new SessionExpiredError();
    // Another session began meanwhile: the caller asks for that one.
    return ensure();
  }

  return {
    authorizer: tab,
    sync: tab.sync,
    status: () => read().status,
    expiry: () => tab.span().expiry,
    getSnapshot,
    subscribe: changed.add,
    onSignedOut: tab.signedOut.add,
    onExpiring: tab.expiring.add,
    onPurge: tab.purges.add,
    start,
    retry,
    ensure: () => tab.waitFor(ensure),
    signIn(pair) {
      tab.begin(pair);
      options.backoff.reset();
    },
    update(change) {
      if (tab.sync() || tab.span().identity === null) return;
      queryClient.setQueryData<S>(queryKey, (present) => present && change(present));
      if (queryClient.isFetching({ queryKey }) > 0) askAgain(queryClient, String(queryKey[0]));
      options.notify('person');
    },
    reload() {
      if (tab.sync()) return;
      askAgain(queryClient);
      const { session: kept, error } = read();
      if (kept !== null || error !== null) load(error).catch(ignore);
    },
    signOut: () => tab.end('logout'),
  };
}

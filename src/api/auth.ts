import { type QueryClient, type QueryExecuteOptions, replaceEqualDeep } from '@tanstack/react-query';
import type { AuthStatus } from '@/lib/auth-status';
import { createEmitter } from '@/lib/emitter';
import { NetworkError, SessionExpiredError } from './problem';
import { refetchByPath, waitForData } from './query-client';
import { createTabSession, type TabSessionOptions } from './tab-session';
import type { TokenPair } from './tokens';

interface AuthOptions<S> extends TabSessionOptions {
  readonly queryClient: QueryClient;
  /** The query of the session. As every call, it reports a 401 to `unauthorized`. */
  readonly session: QueryExecuteOptions<S>;
}

/** The known state of the session: an immutable snapshot for `useSyncExternalStore`. */
export interface AuthState<S> {
  readonly status: AuthStatus;
  /** From the session's query or the offline cache; null unless `authenticated`. */
  readonly session: S | null;
  /** The error of loading or refreshing the session, else null. */
  readonly error: unknown;
  /** Grows each time a person's data is purged. A component that holds such data takes it as its `key`. */
  readonly epoch: number;
}

/** The session of one tab. Every method reads the cookies again, as other tabs may have changed them. */
export type Auth<S> = ReturnType<typeof createAuth<S>>;

const ignore = (): void => undefined;

/** Creates the session of a tab: the cookies identify it, and the session's query says who the person is. */
export function createAuth<S>(options: AuthOptions<S>) {
  const { queryClient } = options;
  const { queryKey } = options.session;
  const tab = createTabSession(options, start);
  const changes = createEmitter();
  /** The error that stays in the state while the session is loaded again. */
  let displayedError: unknown = null;
  /** The failure of `start` that no caller of `ensure` has received yet. */
  let startError: Error | null = null;

  function read(): AuthState<S> {
    const { identity, epoch } = tab.current();
    if (identity === null) return { status: 'unauthenticated', session: null, error: null, epoch };
    const { data, error, fetchStatus } = queryClient.getQueryState<S>(queryKey) ?? {};
    return {
      status: data === undefined ? 'loading' : 'authenticated',
      session: data ?? null,
      error: error ?? (data === undefined && fetchStatus === 'fetching' ? displayedError : null),
      epoch,
    };
  }

  let state = read();

  /** Returns the same object until the state changes. */
  const getSnapshot = (): AuthState<S> => (state = replaceEqualDeep(state, read()));

  tab.changes.subscribe(() => {
    displayedError = null;
    changes.emit();
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== queryKey[0]) return;
    const { action, query } = event;
    // Without a network the session of the offline cache is enough, so this is no error to report.
    if (action.type === 'error' && !(query.state.data !== undefined && action.error instanceof NetworkError))
      options.report(action.error);
    if (['fetch', 'success', 'error'].includes(action.type)) changes.emit();
  });

  function load(failure: unknown = null): Promise<S> {
    displayedError = failure;
    startError = null;
    return queryClient.query(options.session);
  }

  const isSessionKnown = (): boolean => read().status !== 'loading';

  /** Loads the session in the background. A failure is put into the state; a 401 calls `onSignedOut`. */
  function start(): void {
    tab.reconcile();
    if (isSessionKnown()) return retry();
    load().catch((failure: Error) => void (startError = failure));
  }

  /** Retries a failed load in the background. The state keeps the failure until the answer comes. */
  function retry(): void {
    const { error } = read();
    if (error !== null) load(error).catch(ignore);
  }

  async function ensure(): Promise<void> {
    tab.reconcile();
    if (isSessionKnown()) return retry();
    const session = tab.current();
    try {
      if (startError && startError === read().error) throw startError;
      const loading = load();
      await waitForData(queryClient, queryKey, loading);
      tab.reconcile();
      if (tab.current() === session && !isSessionKnown()) await loading;
    } finally {
      startError = null;
    }
    if (tab.current() === session) return undefined;
    if (tab.current().expiry !== null) throw new SessionExpiredError();
    // Another session has begun meanwhile, so this waits for the new session.
    return ensure();
  }

  return {
    authorizer: tab,
    /** Compares the session with the cookies, which other tabs change; returns whether the session is another now. */
    sync: tab.sync,
    status: (): AuthStatus => read().status,
    /** How the last session expired; null if it ended by a sign-out, or after a new sign-in. */
    lastExpiry: () => tab.current().expiry,
    getSnapshot,
    subscribe: changes.subscribe,
    /** Calls the listener when a session ends, but not for a 401 during `ensure()`, which its caller handles. */
    onSignedOut: tab.signOuts.subscribe,
    /** Calls the listener when a session has expired, before its data is purged. */
    onExpiring: tab.expirations.subscribe,
    /** Registers a function that removes the previous person's data. It runs before the other listeners. */
    onPurge: tab.purges.subscribe,
    start,
    retry,
    /** For the route guard: resolves when the session is known. Rejects with `SessionExpiredError` on a 401, and once with a failure of `start`. */
    ensure: (): Promise<void> => tab.runGuarded(ensure),
    /** Stores the tokens of a completed sign-in; `ensure()` then loads the session. Throws `TokenStorageError`. */
    signIn(pair: TokenPair): void {
      tab.beginSession(pair);
      options.backoff.reset();
    },
    /** Changes the cached session and notifies the other tabs. A session call in flight is repeated, as its answer may be older. */
    update(change: (session: S) => S): void {
      if (tab.sync() || tab.current().identity === null) return;
      queryClient.setQueryData<S>(queryKey, (data) => data && change(data));
      if (queryClient.isFetching({ queryKey }) > 0) refetchByPath(queryClient, String(queryKey[0]));
      options.notify('person');
    },
    /** After a change in another tab: refetches the data on the screen, and the session if this page has requested it before. */
    reload(): void {
      if (tab.sync()) return;
      refetchByPath(queryClient);
      const { session: loadedSession, error } = read();
      if (loadedSession !== null || error !== null) load(error).catch(ignore);
    },
    /** Signs out locally, without the backend: cookies, other tabs, cached data. */
    signOut: (): void => tab.endSession('logout'),
  };
}

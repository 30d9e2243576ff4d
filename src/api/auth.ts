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
export type Auth<S> = ReturnType<typeof createAuth<S>>;

const ignore = (): void => undefined;

/** The rules of the session of a tab: the cookies say whether it is still the same one, the session's query who the person is. */
export function createAuth<S>(options: AuthOptions<S>) {
  const { queryClient, session } = options;
  const { queryKey } = session;
  const tab = createTabSession(options, start);
  const changes = createEmitter();
  /** The failure that stays shown while the session is tried again. */
  let displayedError: unknown = null;
  /** What `start` ended in, until somebody who needs the session has met it. */
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

  /** The same object as long as nothing of it has changed. */
  const getSnapshot = (): AuthState<S> => (state = replaceEqualDeep(state, read()));

  tab.changes.subscribe(() => {
    displayedError = null;
    changes.emit();
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== queryKey[0]) return;
    const { action, query } = event;
    // Without a network, what is kept is what there is: nothing has gone wrong.
    if (action.type === 'error' && !(query.state.data !== undefined && action.error instanceof NetworkError))
      options.report(action.error);
    if (['fetch', 'success', 'error'].includes(action.type)) changes.emit();
  });

  function load(failure: unknown = null): Promise<S> {
    displayedError = failure;
    startError = null;
    return queryClient.query(session);
  }

  const isKnown = (): boolean => read().status !== 'loading';

  /** Loads the session in the background; failures are in the state, a 401 is told to `onSignedOut`. */
  function start(): void {
    tab.reconcile();
    if (isKnown()) return retry();
    load().catch((failure: Error) => void (startError = failure));
  }

  /** Retries a failed load in the background. The failure stays until there is an answer. */
  function retry(): void {
    const { error } = read();
    if (error !== null) load(error).catch(ignore);
  }

  async function ensure(): Promise<void> {
    tab.reconcile();
    if (isKnown()) return retry();
    const span = tab.current();
    try {
      if (startError && startError === read().error) throw startError;
      const loading = load();
      await waitForData(queryClient, queryKey, loading);
      tab.reconcile();
      if (tab.current() === span && !isKnown()) await loading;
    } finally {
      startError = null;
    }
    if (tab.current() === span) return undefined;
    if (tab.current().expiry !== null) throw new SessionExpiredError();
    // Another session began meanwhile: the caller asks for that one.
    return ensure();
  }

  return {
    authorizer: tab,
    /** Compares with the cookies, which other tabs change; returns whether this tab's session is another one now. */
    sync: tab.sync,
    status: (): AuthStatus => read().status,
    /** How the last session expired; null if it did not, or if somebody has signed in since. */
    lastExpiry: () => tab.current().expiry,
    getSnapshot,
    subscribe: changes.subscribe,
    /** Called when a session ends. A 401 during `ensure()` is left to its caller. */
    onSignedOut: tab.signOuts.subscribe,
    /** Called when a session has ended by itself, before it is purged: the last moment to see whose it was. */
    onExpiring: tab.expirations.subscribe,
    /** Registers a function that removes the former person's data. It runs before other listeners hear of the change. */
    onPurge: tab.purges.subscribe,
    start,
    retry,
    /**
     * For the route guard: resolves once it is known who is signed in; for an anonymous person it makes no call. Rejects with
     * `SessionExpiredError` on a 401 (the caller goes to login with `next`), otherwise with a failure that a retry may heal.
     * A failure of `start` that was not reported yet is reported here, without another attempt.
     */
    ensure: (): Promise<void> => tab.runGuarded(ensure),
    /** Keeps the tokens of a completed sign-in; `ensure()` then loads the session. Throws `TokenStorageError`. */
    signIn(pair: TokenPair): void {
      tab.beginSession(pair);
      options.backoff.reset();
    },
    /** Puts what the person has just changed into the session and tells the other tabs; a call under way may be answered without it, so it is sent again. */
    update(change: (session: S) => S): void {
      if (tab.sync() || tab.current().identity === null) return;
      queryClient.setQueryData<S>(queryKey, (present) => present && change(present));
      if (queryClient.isFetching({ queryKey }) > 0) refetchByPath(queryClient, String(queryKey[0]));
      options.notify('person');
    },
    /** Refetches the session, if this page has begun to load it, and all that is shown, in the background: another tab has changed it. */
    reload(): void {
      if (tab.sync()) return;
      refetchByPath(queryClient);
      const { session: kept, error } = read();
      if (kept !== null || error !== null) load(error).catch(ignore);
    },
    /** The local half of signing out: cookies, other tabs, purge. It works at once, whatever the backend says. */
    signOut: (): void => tab.endSession('logout'),
  };
}

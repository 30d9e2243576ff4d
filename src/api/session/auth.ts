import { type QueryClient, type QueryExecuteOptions, replaceEqualDeep } from '@tanstack/react-query';
import { NetworkError, SessionExpiredError } from '@/api/problem';
import { refetchByPath, waitForData } from '@/api/query-client';
import type { AuthStatus } from '@/lib/auth-status';
import { createTabSession, type TabSessionOptions } from './tab-session';

interface AuthOptions<S> extends TabSessionOptions {
  readonly queryClient: QueryClient;
  readonly sessionQuery: QueryExecuteOptions<S>;
}

/** The known state of the session: an immutable snapshot for `useSyncExternalStore`. */
export interface AuthState<S> {
  readonly status: AuthStatus;
  /** From the session's query or the offline cache; null unless `authenticated`. */
  readonly session: S | null;
  /** The error of loading or refreshing the session, else null. */
  readonly error: unknown;
  /** How many sessions have ended in this tab. It is the `key` of a component that holds a person's data. */
  readonly endedSessionCount: number;
}

/** The session of one tab. Every method reads the cookies again, as other tabs may have changed them. */
export type Auth<S> = ReturnType<typeof createAuth<S>>;

/** Creates the session of a tab: the cookies identify it, and the session's query says who the person is. */
export function createAuth<S>(options: AuthOptions<S>) {
  const { queryClient } = options;
  const { queryKey } = options.sessionQuery;
  const { getCurrentSession, runHandling401, changes, ...tabSession } = createTabSession(options, start);
  /** The error that stays in the state while the session is loaded again. */
  let displayedError: unknown = null;
  /** The failure of `start` that no caller of `ensureSessionKnown` has received yet. */
  let startError: Error | null = null;

  function readState(): AuthState<S> {
    const { sessionId, endedSessionCount } = getCurrentSession();
    if (sessionId === null)
      return { status: 'unauthenticated', session: null, error: null, endedSessionCount };
    const { data, error, fetchStatus } = queryClient.getQueryState<S>(queryKey) ?? {};
    return {
      status: data === undefined ? 'loading' : 'authenticated',
      session: data ?? null,
      error: error ?? (data === undefined && fetchStatus === 'fetching' ? displayedError : null),
      endedSessionCount,
    };
  }

  let state = readState();

  /** Returns the same object until the state changes. */
  const getSnapshot = (): AuthState<S> => (state = replaceEqualDeep(state, readState()));

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== queryKey[0]) return;
    const { action, query } = event;
    // Without a network the session of the offline cache is enough, so this is no error to report.
    if (action.type === 'error' && !(query.state.data !== undefined && action.error instanceof NetworkError))
      options.report(action.error);
    if (['fetch', 'success', 'error'].includes(action.type)) changes.emit();
  });

  function loadSession(errorToDisplay: unknown = null): Promise<S> {
    displayedError = errorToDisplay;
    startError = null;
    return queryClient.query(options.sessionQuery);
  }

  const isSessionKnown = (): boolean => readState().status !== 'loading';

  /** Loads the session in the background. A failure is put into the state; a 401 calls the listeners of `onSignedOut`. */
  function start(): void {
    tabSession.sync();
    if (isSessionKnown()) return retry();
    loadSession().catch((failure: Error) => void (startError = failure));
  }

  /** Retries a failed load in the background. The state keeps the failure until the answer comes. */
  function retry(): void {
    const { error } = readState();
    if (error !== null) loadSession(error).catch(() => undefined);
  }

  async function ensureSessionKnown(): Promise<void> {
    tabSession.sync();
    if (isSessionKnown()) return retry();
    const sessionAtStart = getCurrentSession();
    try {
      if (startError && startError === readState().error) throw startError;
      const sessionPromise = loadSession();
      await waitForData(queryClient, queryKey, sessionPromise);
      tabSession.sync();
      if (getCurrentSession() === sessionAtStart && !isSessionKnown()) await sessionPromise;
    } finally {
      startError = null;
    }
    if (getCurrentSession() === sessionAtStart) return undefined;
    if (getCurrentSession().previousExpiryReason !== null) throw new SessionExpiredError();
    // Another session has begun meanwhile, so this waits for the new session.
    return ensureSessionKnown();
  }

  return {
    ...tabSession,
    status: (): AuthStatus => readState().status,
    getSnapshot,
    subscribe: changes.subscribe,
    start,
    retry,
    /** For the route guard: resolves when the session is known. Rejects with `SessionExpiredError` on a 401, and once with a failure of `start`. */
    ensureSessionKnown: (): Promise<void> => runHandling401(ensureSessionKnown),
    /** Changes the cached session and notifies the other tabs. A session call in flight is repeated, as its answer may be older than the change. */
    update(change: (session: S) => S): void {
      if (tabSession.sync() || getCurrentSession().sessionId === null) return;
      queryClient.setQueryData<S>(queryKey, (data) => data && change(data));
      if (queryClient.isFetching({ queryKey }) > 0) refetchByPath(queryClient, String(queryKey[0]));
      options.notify('person');
    },
    /** After a change in another tab: refetches the data on the screen, and the session if this page has requested it before. */
    reload(): void {
      if (tabSession.sync()) return;
      refetchByPath(queryClient);
      const { session: loadedSession, error } = readState();
      if (loadedSession !== null || error !== null) loadSession(error).catch(() => undefined);
    },
  };
}

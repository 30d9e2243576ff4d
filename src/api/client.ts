import type { QueryExecuteOptions } from '@tanstack/react-query';
import { registerOfflineCache } from '@/api/offline-cache/change-answer';
import { createOfflineCache, type OfflineCacheCode } from '@/api/offline-cache/offline-cache';
import { isOffline, showAppBadge } from '@/lib/browser/browser';
import { retryRequested } from '@/lib/state/retry';
import { clockSkew } from '@/lib/state/server-time';
import { browserPlatform, memoryPlatform, type Platform } from './browser/platform';
import { createEntityTags } from './calls/entity-tags';
import { createTransport, type TransportOptions } from './calls/transport';
import { type RequestOptions, setTransport } from './http';
import { isCancelled, isUnauthorized, SessionExpiredError } from './problem';
import { createQueryClient, purgeQueries } from './query-client';
import { createAuth } from './session/auth';
import { createClock } from './session/clock';
import { createRefreshBackoff } from './session/token-refresh';
import { createTokenStore, type RenewedTokens, type TokenPair } from './session/tokens';
import { purgeUserStorage, purgeVisitorStorage, removeFormerItems } from './storage';

export interface ApiOptions<S> extends Pick<
  TransportOptions,
  'origin' | 'getLocale' | 'fetch' | 'decorativeFields' | 'getTraceHeaders'
> {
  readonly calls: {
    readonly refresh: (refreshToken: string, options: RequestOptions) => Promise<RenewedTokens>;
    readonly logout: (refreshToken: string, options: RequestOptions) => Promise<unknown>;
  };
  readonly sessionQuery: QueryExecuteOptions<S>;
  /** Called once for each failure that does not end the session, and for each answer that breaks the contract. */
  readonly report: (error: unknown) => void;
  readonly platform?: Platform | undefined;
  /** Loads the code of the offline cache; without it nothing is cached. */
  readonly loadOfflineCache?: (() => Promise<OfflineCacheCode>) | undefined;
}

export type Api<S> = ReturnType<typeof createApi<S>>;

/** Creates the client of one tab, or of one prerender: session, transport and query cache. */
export function createApi<S>(options: ApiOptions<S>) {
  const { platform = typeof document === 'undefined' ? memoryPlatform() : browserPlatform() } = options;
  const { sharedStorage, tabStorage, now } = platform;
  const clock = createClock({ now, storage: sharedStorage, onSkew: clockSkew.set });
  const tokens = createTokenStore(platform.cookies, clock);
  const offlineCache = createOfflineCache({
    storage: sharedStorage,
    getOwner: tokens.getSessionId,
    load: options.loadOfflineCache ?? (() => Promise.reject(new Error('There is no offline cache.'))),
    purgeUserData: () => purgeUserStorage(sharedStorage),
  });
  const queryClient = createQueryClient(offlineCache.persister);
  registerOfflineCache(queryClient, offlineCache.changeAnswer);

  const reportedErrors = new WeakSet();
  const report = (error: unknown): void => {
    // The person is told that the session has expired, so this is no fault.
    if (isCancelled(error) || error instanceof SessionExpiredError) return;
    if (error instanceof Error && reportedErrors.has(error)) return;
    if (error instanceof Error) reportedErrors.add(error);
    options.report(error);
  };

  const backoff = createRefreshBackoff(sharedStorage, now);
  retryRequested.subscribe(backoff.endPause);

  const auth = createAuth({ ...options, ...platform, tokens, backoff, report, revoke, refresh, queryClient });

  const purgeStorage = (): void => {
    purgeUserStorage(tabStorage);
    // A tab that wakes up late must not remove the data of the next person.
    if (tokens.getSessionId() !== null) return;
    purgeUserStorage(sharedStorage);
    showAppBadge(0);
  };
  auth.onPurge(() => {
    purgeQueries(queryClient);
    purgeStorage();
    purgeVisitorStorage(tabStorage);
  });
  if (auth.status() === 'unauthenticated') purgeStorage();
  for (const storage of [tabStorage, sharedStorage]) removeFormerItems(storage);

  platform.onNotified((message) => {
    if (message === 'person') auth.reload();
    else auth.sync();
  });
  platform.onReturn((isRestored) => {
    const hasSessionChanged = auth.sync();
    // A page from the back-forward cache may still show data of the previous person outside of React.
    if (hasSessionChanged && isRestored) platform.reload();
    auth.retry();
    if (!isOffline()) for (const pair of sessionsToRevoke) void revoke(pair);
  });

  const transport = createTransport({
    ...options,
    authorize: () => auth.authorize(),
    report,
    clock,
    entityTags: createEntityTags(queryClient),
  });
  setTransport(transport);

  async function refresh(usedToken: string, token: string | null): Promise<TokenPair> {
    const renewed = await options.calls.refresh(usedToken, { token });
    return { access: renewed.access, refresh: renewed.refresh || usedToken };
  }

  /** The tokens of sessions that ended here and not yet at the backend. */
  const sessionsToRevoke = new Set<Parameters<typeof revoke>[0]>();

  async function revoke(tokensAtEnd: { access: string | null; refresh: string }): Promise<boolean> {
    sessionsToRevoke.delete(tokensAtEnd);
    let pair = tokensAtEnd;
    const isNewToken = pair.access === null || tokens.isExpired(pair.access);
    try {
      if (isNewToken) pair = await refresh(pair.refresh, pair.access);
      await options.calls.logout(pair.refresh, { token: pair.access, keepalive: true });
      return true;
    } catch (error) {
      // Only the 401 of a new token, or of the refresh, means that the session has ended.
      if (isUnauthorized(error)) return isNewToken || revoke({ ...pair, access: null });
      sessionsToRevoke.add(pair);
      report(error);
      return false;
    }
  }

  auth.subscribe(() => void offlineCache.sync());
  platform.onLeave(offlineCache.flush);

  return {
    auth,
    queryClient,
    /** Sends this client's calls. The generated functions use the transport of the last created client. */
    transport,
    offlineCache,
    /** The `ownerHash` of the signed-in person, else null. */
    getOwner: tokens.getSessionId,
    /** Writes answers to the offline cache from now on; removes the data of a previous person. */
    startOfflineCache: (): void => void offlineCache.start(queryClient),
    /** Signs out in all tabs at once, then at the backend. Never rejects; resolves to false when the backend could not be told yet. */
    async logout(): Promise<boolean> {
      const { access, refresh: refreshToken } = tokens.read();
      auth.signOut();
      return refreshToken === null || revoke({ access, refresh: refreshToken });
    },
  };
}

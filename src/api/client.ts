import type { QueryExecuteOptions } from '@tanstack/react-query';
import { createRefreshBackoff } from './renewal';
import { createAuth } from './auth';
import { createClock } from './clock';
import { type RequestOptions, setTransport } from './http';
import { createOfflineCache, type OfflineCacheCode } from '@/api/offline-cache/offline-cache';
import { browserPlatform, memoryPlatform, type Platform } from './platform';
import { isCancelled, isUnauthorized, SessionExpiredError } from './problem';
import { createQueryClient, purgeQueries } from './query-client';
import { setClockSkew } from '@/lib/server-time';
import { purgeUserStorage } from './storage';
import { isOffline, showAppBadge } from '@/lib/browser';
import { retryRequested } from '@/lib/retry';
import { createTokenStore } from './tokens';
import { createTransport, type TransportOptions } from './transport';

/** The generated functions that the session itself calls, besides its query; each passes the options on. */
interface SessionCalls {
  readonly refresh: (refreshToken: string, options: RequestOptions) => Promise<{ access: string }>;
  readonly logout: (refreshToken: string, options: RequestOptions) => Promise<unknown>;
}

export interface ApiOptions<S> extends Pick<
  TransportOptions,
  'origin' | 'locale' | 'fetch' | 'decorative' | 'traceHeaders'
> {
  readonly calls: SessionCalls;
  readonly session: QueryExecuteOptions<S>;
  /** Told once of each failure that keeps the session, and of each answer that does not fit the contract. */
  readonly report: (error: unknown) => void;
  readonly platform?: Platform | undefined;
  /** Loads what keeps answers on the device; without it none is kept. */
  readonly loadOfflineCache?: (() => Promise<OfflineCacheCode>) | undefined;
}

export type Api<S> = ReturnType<typeof createApi<S>>;

/** Puts the client together: session, transport and query cache of one tab (or of one prerendering). */
export function createApi<S>(options: ApiOptions<S>) {
  const { calls } = options;
  const platform =
    options.platform ?? (typeof document === 'undefined' ? memoryPlatform() : browserPlatform());
  const { sharedStorage, tabStorage, lock, notify, now } = platform;
  const clock = createClock({ now, storage: sharedStorage, onSkew: setClockSkew });
  const tokens = createTokenStore(platform.cookies, clock);
  const offlineCache = createOfflineCache({
    storage: sharedStorage,
    identity: tokens.identity,
    load: options.loadOfflineCache ?? (() => Promise.reject(new Error('Nothing is kept here.'))),
    purgeLeftovers: () => purgeUserStorage(sharedStorage),
  });
  const queryClient = createQueryClient(offlineCache.persister);

  const reported = new WeakSet();
  const report = (error: unknown): void => {
    // The session is over, which its person is told: nothing has gone wrong.
    if (isCancelled(error) || error instanceof SessionExpiredError) return;
    if (error instanceof Error && reported.has(error)) return;
    if (error instanceof Error) reported.add(error);
    options.report(error);
  };

  const backoff = createRefreshBackoff(sharedStorage, now);
  retryRequested.subscribe(backoff.endPause);

  const auth = createAuth<S>({
    tokens,
    backoff,
    lock,
    notify,
    now,
    report,
    refresh: (refresh, access) => calls.refresh(refresh, { token: access }),
    queryClient,
    session: options.session,
  });

  const purgeStorage = (): void => {
    purgeUserStorage(tabStorage);
    // A tab that wakes up late must not remove what belongs to the next person.
    if (tokens.identity() !== null) return;
    purgeUserStorage(sharedStorage);
    showAppBadge(0);
  };
  auth.onPurge(() => {
    purgeQueries(queryClient);
    purgeStorage();
    void offlineCache.sync();
  });
  if (auth.status() === 'unauthenticated') purgeStorage();

  platform.onNotified((news) => {
    if (news === 'person') auth.reload();
    else auth.sync(news === 'expired');
  });
  platform.onResume((restored) => {
    const isOtherSession = auth.sync();
    // A page out of the back-forward cache still shows what the former person saw, in places that React forgot.
    if (isOtherSession && restored) platform.reload();
    auth.retry();
    if (!isOffline()) for (const [refresh, access] of sessionsToRevoke) void revoke(refresh, access);
  });

  const transport = createTransport({
    ...options,
    session: auth.authorizer,
    report,
    onServerDate: clock.recordServerDate,
    now: () => clock.possibleTimes()[0] ?? now(),
  });
  setTransport(transport);

  /** The sessions that were ended here and not yet at the backend, by their refresh tokens. */
  const sessionsToRevoke = new Map<string, string | null>();

  async function revoke(refresh: string, access: string | null): Promise<boolean> {
    sessionsToRevoke.delete(refresh);
    try {
      const isUsable = access !== null && !tokens.isExpired(access);
      const token = isUsable ? access : (await calls.refresh(refresh, { token: access })).access;
      await calls.logout(refresh, { token, keepalive: true });
      return true;
    } catch (error) {
      if (isUnauthorized(error)) return true;
      sessionsToRevoke.set(refresh, access);
      report(error);
      return false;
    }
  }

  auth.subscribe(() => void offlineCache.sync());
  platform.onLeave(offlineCache.flush);

  return {
    auth,
    queryClient,
    /** What carries this client's calls; the generated functions use the transport of the last client created. */
    transport,
    offlineCache,
    owner: offlineCache.owner,
    /** Begins to keep answers, once nothing more urgent is to be done; removes what a former person has left. */
    startOfflineCache: (): void => void offlineCache.start(queryClient),
    /** Signs out here and in the other tabs at once, then tells the backend, if need be later; never rejects. Gives whether the backend knows. */
    async logout(): Promise<boolean> {
      const { access, refresh } = tokens.read();
      auth.signOut();
      return refresh === null || revoke(refresh, access);
    },
  };
}

import type { Lock } from '@/api/browser/platform';
import {
  isUnanswered,
  isUnauthorized,
  RefreshLimitError,
  SessionChangedError,
  retryAfterMs,
} from '@/api/problem';
import type { KeyValueStorage } from '@/api/storage';
import { isOffline } from '@/lib/browser/browser';
import { singleFlight } from '@/lib/promises';
import { type Backoff, createBackoff } from './backoff';
import type { TokenPair, TokenStore } from './tokens';

/** The pause after failed refreshes: 10 s after the third in a row, then doubled, 60 s at most. */
export const createRefreshBackoff = (storage: KeyValueStorage, now: () => number): Backoff =>
  createBackoff({
    storage,
    key: 'refresh_attempts',
    now,
    getPauseMs: (failureCount) => (failureCount < 3 ? 0 : Math.min(60_000, 10_000 * 2 ** (failureCount - 3))),
  });

/** A longer call means that the device slept, so that the new token may have expired since. */
const maxCallMs = 60_000;

/** How often (in milliseconds) and how many times to look for the answer to another tab's refresh: for 5 s. */
const [lookMs, maxLooks] = [100, 50];

const refreshErrors = new WeakSet<object>();

/** Whether a call was not sent because the token refresh failed. It must not be retried, as a refresh is a write. */
export const isRefreshFailure = (error: unknown): boolean =>
  error instanceof Error && refreshErrors.has(error);

export interface TokenRefreshOptions {
  readonly tokens: TokenStore;
  readonly backoff: Backoff;
  readonly lock: Lock;
  readonly now: () => number;
  /** The refresh call; `access` is the expired access token, if there is one. */
  readonly refresh: (refreshToken: string, access: string | null) => Promise<TokenPair>;
  /** Called with new tokens of a session that has ended meanwhile. */
  readonly revoke: (tokens: TokenPair) => unknown;
  /** Ends the session, as the backend answers 401 to the stored refresh token; throws `SessionExpiredError`. */
  readonly expire: () => never;
  /** Called for every failure that does not end the session. */
  readonly report: (error: unknown) => void;
}

/** Returns a function that gets a new access token, once for all tabs. It rejects with `SessionChangedError` when the session has changed meanwhile, with `SessionExpiredError` on a 401. */
export function createTokenRefresh(options: TokenRefreshOptions): () => Promise<string> {
  const { tokens, backoff } = options;
  const runOncePerSession = singleFlight<string>();

  async function exchangeToken(sessionId: string | null): Promise<string> {
    const { access: storedAccess, refresh: refreshToken } = tokens.read();
    if (refreshToken === null || tokens.getSessionId() !== sessionId) throw new SessionChangedError();
    if (storedAccess !== null && !tokens.isExpired(storedAccess)) return storedAccess;
    const startedAt = options.now();
    const pause = backoff.getPause();
    if (pause) throw new RefreshLimitError(Math.ceil((pause.until - startedAt) / 1000));
    // The failure is counted before the call, as the page may be closed during it.
    backoff.countFailure();
    try {
      const renewed = await options.refresh(refreshToken, storedAccess);
      if (tokens.saveRenewed(renewed, refreshToken, startedAt)) {
        const isUsable = !tokens.isExpired(renewed.access);
        if (isUsable) backoff.reset();
        if (isUsable || options.now() - startedAt <= maxCallMs) return renewed.access;
      } else if (renewed.refresh !== refreshToken && tokens.getSessionId() !== sessionId)
        options.revoke(renewed);
    } catch (error) {
      // The session is another, or another tab, which still counts as failing, has used this refresh token, which works once: without locks, or after a long wait for one, its answer may come later.
      if (isUnauthorized(error)) backoff.uncountFailure();
      for (let n = 0; isUnauthorized(error) && backoff.getFailureCount() > 0 && n < maxLooks; n += 1)
        await new Promise((done) => setTimeout(done, lookMs));
      if (tokens.read().refresh !== refreshToken) return exchangeToken(sessionId);
      if (isUnauthorized(error)) return options.expire();
      if (error instanceof Error) refreshErrors.add(error);
      // A failure without a network is no failure of the backend.
      if (isUnanswered(error) && isOffline()) backoff.uncountFailure();
      else options.report(error);
      backoff.extendPause(retryAfterMs(error));
      throw error;
    }
    return exchangeToken(sessionId);
  }

  return () => {
    const sessionId = tokens.getSessionId();
    return runOncePerSession(sessionId, () => options.lock(() => exchangeToken(sessionId)));
  };
}

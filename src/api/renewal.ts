import { ChunkLoadError } from '@/lib/load-chunk';
import { isOffline } from '@/lib/browser';
import { singleFlight } from '@/lib/promises';
import { type Backoff, createBackoff } from './backoff';
import type { TokenStore } from './tokens';
import {
  isUnauthorized,
  NetworkError,
  RefreshLimitError,
  SessionChangedError,
  SessionExpiredError,
  retryAfterMs,
} from './problem';
import type { KeyValueStorage } from './storage';

/** Attempts to refresh that gave no usable token: after the third in a row a pause of 10 s, twice as long after each, 60 s at most. */
export const createRefreshBackoff = (storage: KeyValueStorage, now: () => number): Backoff =>
  createBackoff({
    storage,
    key: 'refresh_attempts',
    now,
    pauseAfter: (failures) => (failures < 3 ? 0 : Math.min(60_000, 10_000 * 2 ** (failures - 3))),
  });

/** Runs the action while no other tab runs one under the same lock. */
export type Lock = <T>(action: () => Promise<T>) => Promise<T>;

/** No call takes that long. The device slept meanwhile, so an expired token says nothing about its clock. */
const maxCallMs = 60_000;

const refreshFailures = new WeakSet<object>();

/** Whether a call failed because its token could not be renewed. It was not sent, and it must not be retried: renewing is a write. */
export const isRefreshFailure = (error: unknown): boolean => error instanceof Error && refreshFailures.has(error);

export interface TokenRefreshOptions {
  readonly tokens: TokenStore;
  readonly backoff: Backoff;
  readonly lock: Lock;
  readonly now: () => number;
  /** The refresh call. `access` is the expired token, if there still is one. */
  readonly refresh: (refresh: string, access: string | null) => Promise<{ access: string }>;
  /** The backend refused the refresh token that is still stored. */
  readonly onExpired: () => void;
  /** Told of every failure that keeps the session. */
  readonly report: (error: unknown) => void;
}

/**
 * Gets a new access token for a refresh token, one call at a time in all tabs; one that another tab stored meanwhile is adopted. Rejects
 * with `SessionChangedError` when the refresh token is no longer the stored one, or with another error, of which only a 401 ends the session.
 */
export function createTokenRefresh(options: TokenRefreshOptions): (refresh: string) => Promise<string> {
  const { tokens, backoff } = options;
  const oncePerToken = singleFlight<string>();

  async function exchange(refresh: string): Promise<string> {
    const stored = tokens.read();
    if (stored.refresh !== refresh) throw new SessionChangedError();
    if (stored.access !== null && !tokens.isExpired(stored.access)) return stored.access;
    const startedAt = options.now();
    const pause = backoff.pause();
    if (pause) throw new RefreshLimitError(Math.ceil((pause.until - startedAt) / 1000));
    // Counted before its outcome is known: the page may be gone by then.
    backoff.countFailure();
    try {
      const { access } = await options.refresh(refresh, stored.access);
      if (options.now() - startedAt <= maxCallMs) {
        if (!tokens.saveAccess(access, refresh)) throw new SessionChangedError();
        if (!tokens.isExpired(access)) backoff.reset();
        return access;
      }
    } catch (error) {
      if (tokens.read().refresh !== refresh) throw new SessionChangedError();
      if (isUnauthorized(error)) {
        options.onExpired();
        throw new SessionExpiredError();
      }
      if (error instanceof Error) refreshFailures.add(error);
      // Without a network no attempt was wasted, and nothing has gone wrong.
      if ((error instanceof NetworkError || error instanceof ChunkLoadError) && isOffline())
        backoff.uncountFailure();
      else options.report(error);
      backoff.extendPause(retryAfterMs(error));
      throw error;
    }
    return exchange(refresh);
  }

  return (refresh) => oncePerToken(refresh, () => options.lock(() => exchange(refresh)));
}

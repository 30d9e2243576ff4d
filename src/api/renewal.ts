import { ChunkLoadError } from '@/lib/load-chunk';
import { isOffline } from '@/lib/browser';
import { singleFlight } from '@/lib/promises';
import type { TokenStore } from './tokens';
import {
  isUnauthorized,
  NetworkError,
  RefreshLimitError,
  SessionChangedError,
  SessionExpiredError,
} from './problem';
import type { KeyValueStorage } from './storage';

const attemptsKey = 'refresh_attempts';
const maxAttempts = 3;
const windowMs = 10_000;

/** Limits failed refreshes to 3 in 10 s, over all tabs and reloads. */
interface RefreshAttempts {
  /** Counts one attempt; throws `RefreshLimitError` when there were too many. */
  readonly take: () => void;
  /** Takes the last attempt back, as it has not reached the backend. */
  readonly giveBack: () => void;
  /** Forgets them, after a refresh that gave a usable token and after signing in. */
  readonly reset: () => void;
}

function timesIn(text: string | null): number[] {
  return (text ?? '')
    .split(',')
    .filter((entry) => entry !== '')
    .map(Number);
}

/** The counter, kept in storage that tabs share; `now` in milliseconds. */
export function createRefreshAttempts(storage: KeyValueStorage, now: () => number): RefreshAttempts {
  return {
    take() {
      const time = now();
      // A moment in the future was noted before the clock was set back; it must not block for ever.
      const recent = timesIn(storage.get(attemptsKey)).filter((at) => at > time - windowMs && at <= time);
      const [first] = recent;
      if (first !== undefined && recent.length >= maxAttempts) {
        throw new RefreshLimitError(Math.ceil((first + windowMs - time) / 1000));
      }
      storage.set(attemptsKey, [...recent, time].join(','));
    },
    giveBack() {
      storage.set(attemptsKey, timesIn(storage.get(attemptsKey)).slice(0, -1).join(','));
    },
    reset() {
      storage.set(attemptsKey, '');
    },
  };
}

/** Runs the action while no other tab runs one under the same lock. */
export type Lock = <T>(action: () => Promise<T>) => Promise<T>;

/** No call takes that long. The device slept meanwhile, so an expired token says nothing about its clock. */
const sleepMs = 60_000;

const failures = new WeakSet<object>();

/** Whether a call failed because its token could not be renewed. It was not sent, and it must not be retried: renewing is a write. */
export const isRenewalFailure = (error: unknown): boolean => error instanceof Error && failures.has(error);

/** What a renewal needs from its surroundings. */
export interface RenewalOptions {
  readonly tokens: TokenStore;
  readonly attempts: RefreshAttempts;
  readonly lock: Lock;
  /** Milliseconds by the device's clock. */
  readonly now: () => number;
  /** The refresh call. `access` is the expired token, if there still is one. */
  readonly refresh: (refresh: string, access: string | null) => Promise<{ access: string }>;
  /** The backend refused the refresh token that is still stored. */
  readonly expired: () => void;
  /** Told of every failure that keeps the session. */
  readonly report: (error: unknown) => void;
}

/**
 * Gets a new access token for a refresh token: one call at a time, in all tabs together where the browser has locks.
 * A token that another tab stored meanwhile is adopted instead. Rejects with `SessionChangedError` when the refresh
 * token is no longer the stored one, `SessionExpiredError` on a 401, `RefreshLimitError`, `TokenStorageError`, or the
 * call's own error; only the 401 ends the session.
 */
export function createRenewal(options: RenewalOptions): (refresh: string) => Promise<string> {
  const { tokens, attempts } = options;
  const once = singleFlight<string>();

  async function exchange(refresh: string): Promise<string> {
    const stored = tokens.read();
    if (stored.refresh !== refresh) throw new SessionChangedError();
    if (stored.access !== null && !tokens.isExpired(stored.access)) return stored.access;
    attempts.take();
    const asked = options.now();
    try {
      const { access } = await options.refresh(refresh, stored.access);
      const slept = options.now() - asked > sleepMs;
      if (!slept) {
        if (!tokens.saveAccess(access, refresh)) throw new SessionChangedError();
        if (!tokens.isExpired(access)) attempts.reset();
        return access;
      }
    } catch (error) {
      if (tokens.read().refresh !== refresh) throw new SessionChangedError();
      if (isUnauthorized(error)) {
        options.expired();
        throw new SessionExpiredError();
      }
      if (error instanceof Error) failures.add(error);
      // Without a network no attempt was wasted, and nothing has gone wrong.
      if ((error instanceof NetworkError || error instanceof ChunkLoadError) && isOffline())
        attempts.giveBack();
      else options.report(error);
      throw error;
    }
    return exchange(refresh);
  }

  return (refresh) => once(refresh, () => options.lock(() => exchange(refresh)));
}

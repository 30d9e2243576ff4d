import { isOffline } from '@/lib/network';
import { ApiError, NetworkError } from './problem';
import { isRenewalFailure } from './renewal';

const maxRetries = 2;

/**
 * Reads are retried twice, on network errors and 5xx only (product decisions, section 4); not while offline, and not where
 * it was the token that could not be renewed: that is a write, with a limit of its own.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= maxRetries || isRenewalFailure(error)) return false;
  if (error instanceof NetworkError) return !isOffline();
  return error instanceof ApiError && error.status !== null && error.status >= 500;
}

/** Milliseconds before the retry after that many failures: 300, 900, with a little chance against bursts. */
export const retryDelay = (failures: number): number => 300 * 3 ** failures * (1 + Math.random() / 4);

/** Reads by the same rule what is no query; gives up between two attempts when the caller has. */
export async function withRetries<T>(
  read: () => Promise<T>,
  signal: AbortSignal,
  wait: (milliseconds: number) => Promise<void>,
  failures = 0,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (signal.aborted || !shouldRetry(failures, error)) throw error;
    await wait(retryDelay(failures));
    if (signal.aborted) throw error;
  }
  return withRetries(read, signal, wait, failures + 1);
}

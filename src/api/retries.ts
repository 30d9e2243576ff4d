import { ChunkLoadError } from '@/lib/load-chunk';
import { isOffline } from '@/lib/network';
import { ApiError, NetworkError } from './problem';
import { isRenewalFailure } from './renewal';

const maxRetries = 2;

/**
 * Reads are retried twice, on network errors and 5xx only; not while offline, and not where
 * it was the token that could not be renewed: that is a write, with a limit of its own.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= maxRetries || isRenewalFailure(error)) return false;
  if (error instanceof NetworkError || error instanceof ChunkLoadError) return !isOffline();
  return error instanceof ApiError && error.status !== null && error.status >= 500;
}

/** Milliseconds before the retry after that many failures: 300, 900, with a little chance against bursts. */
export const retryDelay = (failures: number): number => 300 * 3 ** failures * (1 + Math.random() / 4);

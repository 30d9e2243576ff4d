import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** The last error of a query, also while it is fetched again: TanStack Query then resets the error of a query without data, and the message with the pressed button would vanish. */
export function useLastError<E>({
  error,
  errorUpdatedAt,
  status,
}: Pick<UseQueryResult<unknown, E>, 'error' | 'errorUpdatedAt' | 'status'>): E | null {
  const [lastError, setLastError] = useState<E | null>(null);
  const isFetchedAgain = status === 'pending' && errorUpdatedAt > 0;
  const failure = isFetchedAgain ? lastError : error;
  if (failure !== lastError) setLastError(failure);
  return failure;
}

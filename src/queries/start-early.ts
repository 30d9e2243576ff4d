import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * For what is read before the screen that shows it is there, so that data and code come together. A failure is left to
 * that screen: it asks for the same queries and says what failed.
 * @returns resolves when all of it has come or failed
 */
export async function startEarly(...reads: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(reads);
}

/**
 * Until a query that was asked for has data, be it what the device had kept, or has failed.
 * @param asked its answer
 */
export function untilAtHand(client: QueryClient, queryKey: QueryKey, asked: Promise<unknown>): Promise<void> {
  const cache = client.getQueryCache();
  return new Promise((resolve) => {
    const look = (): void => {
      if (cache.find({ queryKey, exact: true })?.state.data !== undefined) end();
    };
    const stop = cache.subscribe(look);
    const end = (): void => {
      stop();
      resolve();
    };
    asked.then(end, end);
    look();
  });
}

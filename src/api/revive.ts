import type { Query, QueryClient } from '@tanstack/react-query';
import { NetworkError, RefreshLimitError, TimeoutError } from './problem';

/** Milliseconds within which what was asked for again in vain is not asked for once more: others may be answered all the time. */
const pauseMs = 10_000;

/** Did nobody answer? Then the first answer to anything else says that it is worth another try. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError || error instanceof TimeoutError || error instanceof RefreshLimitError;

/**
 * Asks again for what is on the screen and could not be had, as soon as the backend answers anything, a write too. (What a return
 * to the page and a connection that is back do, TanStack Query knows by itself.)
 */
export function reviveWhenAnswered(client: QueryClient): void {
  const cache = client.getQueryCache();
  const revivedAt = new WeakMap<Query, number>();

  function revive(): void {
    const now = Date.now();
    for (const query of cache.findAll({ type: 'active', fetchStatus: 'idle' })) {
      if (!isUnanswered(query.state.error) || now - (revivedAt.get(query) ?? 0) < pauseMs) continue;
      revivedAt.set(query, now);
      query.fetch().catch(() => undefined);
    }
  }

  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    revivedAt.delete(event.query);
    revive();
  });
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') revive();
  });
}

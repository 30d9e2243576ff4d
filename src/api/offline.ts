import { onlineManager } from '@tanstack/react-query';

/**
 * Does the browser say that there is no network? The manager of TanStack Query hears of changes only; a page may have been opened
 * without a network.
 */
export const isOffline = (): boolean =>
  !onlineManager.isOnline() || (typeof navigator !== 'undefined' && navigator.onLine === false);

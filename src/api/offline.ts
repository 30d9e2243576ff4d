import { onlineManager } from '@tanstack/react-query';

/**
 * Tells the manager of TanStack Query that the page was opened without a network: it hears of changes only, and without this would
 * not ask again once there is one.
 */
export function noteOffline(): void {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) onlineManager.setOnline(false);
}

/** Does the browser say that there is no network? */
export const isOffline = (): boolean => !onlineManager.isOnline();

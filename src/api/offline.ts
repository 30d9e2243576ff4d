import { onlineManager } from '@tanstack/react-query';

/**
 * Tells the manager of TanStack Query that the page was opened without a network: it hears of changes only, and without this would
 * not ask again once there is one.
 */
export function noteOffline(): void {
  const hasNone = typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
  if (hasNone) onlineManager.setOnline(false);
}

/** Does the browser say that there is no network? */
export const isOffline = (): boolean => !onlineManager.isOnline();

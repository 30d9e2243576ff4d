import { useSyncExternalStore } from 'react';
import { isOffline } from '@/lib/browser';

function subscribe(listener: () => void): () => void {
  const listening = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, listener, { signal: listening.signal });
  return () => listening.abort();
}

/** Whether the browser believes to be connected; a `true` promises nothing. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !isOffline(),
    () => true,
  );

import { useSyncExternalStore } from 'react';
import { isOffline } from '@/lib/browser';

function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, listener, { signal: controller.signal });
  return () => controller.abort();
}

/** Whether the browser believes to be connected; a `true` promises nothing. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !isOffline(),
    () => true,
  );

/** The id of the words in the bar that say there is no signal. */
export const signalTextId = 'signal';

/** For a button that needs a signal: without one it looks disabled and is described by the bar that says why. Its press has to say it too. */
export const useOfflineAriaProps = () =>
  useOnline() ? {} : { 'aria-disabled': true, 'aria-describedby': signalTextId };

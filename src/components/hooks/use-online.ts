import { useSyncExternalStore } from 'react';
import { isOffline } from '@/lib/browser/browser';
import { listen } from '@/lib/browser/listen';

const subscribe = (listener: () => void) => listen(window, ['online', 'offline'], listener);

/** The browser's `navigator.onLine`; `true` does not mean that the backend can be reached. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !isOffline(),
    () => true,
  );

/** The id of the text in the bar that says that the device is offline. */
export const offlineTextId = 'signal';

/** ARIA props for a button that needs a connection: offline, the button is `aria-disabled` and described by the offline bar. Its `onClick` must then say why nothing happens. */
export const useOfflineAriaProps = () =>
  useOnline() ? {} : { 'aria-disabled': true, 'aria-describedby': offlineTextId };

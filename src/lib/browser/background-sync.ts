import { workerContainer } from './browser';
import { listen } from './listen';

/** The tag of the background sync, and the message that the service worker then posts to pages. */
export const syncTag = 'send-waiting';

interface SyncManager {
  readonly register: (tag: string) => Promise<void>;
}

/** Registers a background sync: the service worker notifies open pages once the device is online (Chromium only). Never rejects. */
export async function registerSync(): Promise<void> {
  try {
    const registration = (await workerContainer()?.getRegistration()) as { sync?: SyncManager } | undefined;
    await registration?.sync?.register(syncTag);
  } catch {
    // The person has disabled background sync, or the page is in the background.
  }
}

/** Calls the listener when the service worker reports a sync; returns the unsubscribe function. */
export const onSync = (listener: () => void): (() => void) =>
  listen(workerContainer(), ['message'], ({ data }: MessageEvent) => {
    if (data === syncTag) listener();
  });

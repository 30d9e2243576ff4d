import { workerContainer } from './browser';

/** By this name the browser tells the service worker that there is a signal again, and the worker tells the pages. */
export const syncTag = 'send-waiting';

interface SyncManager {
  readonly register: (tag: string) => Promise<void>;
}

/** Asks the browser to wake the app's open pages once there is a signal, where it can (Chromium). Never rejects. */
export async function registerSync(): Promise<void> {
  try {
    const registration = (await workerContainer()?.getRegistration()) as { sync?: SyncManager } | undefined;
    await registration?.sync?.register(syncTag);
  } catch {
    // Switched off by the person, or refused to a page in the background.
  }
}

/** Told when the worker wakes this page; returns the way to stop. */
export function onSync(listener: () => void): () => void {
  const onMessage = ({ data }: MessageEvent): void => {
    if (data === syncTag) listener();
  };
  workerContainer()?.addEventListener('message', onMessage);
  return () => workerContainer()?.removeEventListener('message', onMessage);
}

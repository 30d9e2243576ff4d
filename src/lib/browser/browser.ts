/** Returns a browser API, or undefined if the browser blocks it and throws `SecurityError` when the property is read. */
export function getIfAllowed<T>(get: () => T | null | undefined): T | undefined {
  try {
    return get() ?? undefined;
  } catch {
    return undefined;
  }
}

/** `navigator.serviceWorker`; undefined in Node and in browsers that lack or block it. */
export const workerContainer = (): ServiceWorkerContainer | undefined =>
  getIfAllowed(() => globalThis.navigator?.serviceWorker);

/** Whether the browser reports that the device is offline; false in Node. */
export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

/** Whether the person has enabled the browser's data saver. */
export const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Shows a number on the installed app's icon, if the browser supports it; 0 removes the number. */
export function showAppBadge(count: number): void {
  if (typeof navigator === 'undefined' || !('setAppBadge' in navigator)) return;
  (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

/** What only a browser that lets it has; where it refuses, already naming it throws (`SecurityError`), and this is undefined. */
export function getIfAllowed<T>(get: () => T | null | undefined): T | undefined {
  try {
    return get() ?? undefined;
  } catch {
    return undefined;
  }
}

/** Where service workers are; absent in some browsers, and outside of one. */
export const workerContainer = (): ServiceWorkerContainer | undefined =>
  getIfAllowed(() => globalThis.navigator?.serviceWorker);

/** Does the browser say that there is no network? Node always has one. */
export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

/** Has the person asked the browser to load as little as possible? TypeScript does not know where it says so. */
export const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Puts a number on the icon of an installed app; absent in many browsers, and refused where the app is not installed. */
export function showAppBadge(count: number): void {
  if (typeof navigator === 'undefined' || !('setAppBadge' in navigator)) return;
  (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

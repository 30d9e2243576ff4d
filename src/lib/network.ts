/** Does the browser say that there is no network? Node always has one. */
export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

/** Has the person asked the browser to load as little as possible? TypeScript does not know where it says so. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

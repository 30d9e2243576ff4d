/** Does the browser say that there is no network? Node always has one. */
export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

/** Where the service worker's script is, for the whole origin (scripts/vite/service-worker.ts writes it there). */
export const workerAddress = '/sw.js';

/** What the names of all caches begin with that the service worker fills; nothing else of this origin is ours to remove. */
export const cachePrefix = 'hrajem-';

/** Names the build that is published; asked for by pages and by the service worker. */
export const versionAddress = '/version.json';

/** Where the service worker's script is, for the whole origin (scripts/vite/service-worker.ts writes it there). */
export const workerAddress = '/sw.js';

/** What the names of all caches begin with that the service worker fills; nothing else of this origin is ours to remove. */
export const cachePrefix = 'hrajem-';

export async function deleteWorkerCaches(caches: Pick<CacheStorage, 'keys' | 'delete'>): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}

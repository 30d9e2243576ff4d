/** The path of the published build's version, which pages and the service worker fetch. */
export const versionAddress = '/version.json';

/** The path of the service worker's script (scripts/vite/worker/service-worker.ts). */
export const workerAddress = '/sw.js';

/** The prefix of the service worker's caches; other caches of the origin are not the app's. */
export const cachePrefix = 'hrajem-';

export async function deleteWorkerCaches(caches: Pick<CacheStorage, 'keys' | 'delete'>): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}

import { deleteWorkerCaches } from '@/lib/worker-cache';

/*
 * The service worker of a build without one (`VITE_OFFLINE=0`): whatever device still has the other gets this in its place,
 * which removes what was kept and then itself. Pages that are open stay as they are.
 */
declare const self: ServiceWorkerGlobalScope;

async function remove(): Promise<void> {
  await deleteWorkerCaches(caches);
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

import { deleteWorkerCaches } from '@/lib/browser/worker-cache';

/* The service worker of a build with `VITE_OFFLINE=0`: it replaces an earlier worker, removes its caches and unregisters itself. */
declare const self: ServiceWorkerGlobalScope;

async function remove(): Promise<void> {
  await deleteWorkerCaches(caches);
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

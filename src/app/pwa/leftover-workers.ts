import { ifAllowed, workerContainer } from '@/lib/browser';
import { forgetWorkerCaches, workerAddress } from '@/lib/worker-cache';

/** Whether a service worker answers for the whole origin. */
const isOfWholeOrigin = ({ scope }: ServiceWorkerRegistration): boolean => new URL(scope).pathname === '/';

/** Whether it is the app's own, or about to become it. */
function isOwn({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const script = (active ?? waiting ?? installing)?.scriptURL;
  return script !== undefined && new URL(script).pathname === workerAddress;
}

/** Where service workers and what they keep are; absent in some browsers. */
interface Surroundings {
  serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined;
  caches?: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
}

/**
 * Takes away a service worker that answers for this origin and is not the app's: development with the embedded backend, or
 * another app on the same address, has left it. It would stand between the app and every request, for ever. An app without
 * one of its own also takes away the one that it had before, with what that kept.
 */
export async function removeLeftoverWorkers(
  keepsFiles: boolean,
  { serviceWorker, caches }: Surroundings = {
    serviceWorker: workerContainer(),
    caches: ifAllowed(() => globalThis.caches),
  },
): Promise<void> {
  try {
    const registrations = (await serviceWorker?.getRegistrations()) ?? [];
    const foreign = registrations.filter((one) => isOfWholeOrigin(one) && !(keepsFiles && isOwn(one)));
    await Promise.all(foreign.map((one) => one.unregister()));
    if (!keepsFiles && caches) await forgetWorkerCaches(caches);
  } catch {
    // Browsers that block storage refuse to say; they have none then.
  }
}

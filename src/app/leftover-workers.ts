/** Whether a service worker answers for the whole origin. */
const isOfWholeOrigin = ({ scope }: ServiceWorkerRegistration): boolean => new URL(scope).pathname === '/';

/**
 * Takes away a service worker that answers for this origin although the app has none: development with the embedded
 * backend, or another app on the same address, has left it. It would stand between the app and every request, for ever.
 */
export async function removeLeftoverWorkers(
  workers: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined = globalThis.navigator?.serviceWorker,
): Promise<void> {
  try {
    const registrations = (await workers?.getRegistrations()) ?? [];
    await Promise.all(registrations.filter(isOfWholeOrigin).map((one) => one.unregister()));
  } catch {
    // Browsers that block storage refuse to say; they have none then.
  }
}

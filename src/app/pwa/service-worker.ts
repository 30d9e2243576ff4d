import type { QueryClient } from '@tanstack/react-query';
import { env } from '@/env';
import { getIfAllowed, workerContainer } from '@/lib/browser/browser';
import { joinStops, listen } from '@/lib/browser/listen';
import { whenIdle } from '@/lib/browser/scheduling';
import { trustedScriptUrl } from '@/lib/browser/trusted-script-url';
import { deleteWorkerCaches, workerAddress } from '@/lib/browser/worker-cache';
import { isKnownBot } from '@/routing/address/language';
import { getPageBuildId } from './build-id';

/** Runs the action once when the page, the queries and the mutations are done and the browser is idle. Returns a function that cancels the action. */
export function runWhenQuiet(client: QueryClient, action: () => void): () => void {
  const isQuiet = (): boolean =>
    document.readyState === 'complete' && client.isFetching() + client.isMutating() === 0;
  let cancelIdle = (): void => undefined;
  const scheduleCheck = (): void => {
    cancelIdle();
    cancelIdle = isQuiet()
      ? whenIdle(() => {
          if (!isQuiet()) return;
          stop();
          action();
        })
      : () => undefined;
  };
  const stop = joinStops(
    () => cancelIdle(),
    client.getQueryCache().subscribe(scheduleCheck),
    client.getMutationCache().subscribe(scheduleCheck),
    listen(window, ['load'], scheduleCheck),
  );
  scheduleCheck();
  return stop;
}

/** Whether the app works offline: only in a build, unless it is disabled there. */
export const isOfflineEnabled = (): boolean => import.meta.env.PROD && env.offline;

/** Sends the page's build id to an installed worker; a worker of the same build then activates. */
function sendBuildId(worker: ServiceWorker | null): void {
  const send = (): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    if (worker?.state === 'installed') worker.postMessage({ build: getPageBuildId() });
  };
  worker?.addEventListener('statechange', send);
  send();
}

/** Registers the service worker, so that the app opens offline (decision 060). A failure is ignored. */
export async function registerWorker(): Promise<void> {
  const serviceWorker = workerContainer();
  if (!serviceWorker || isKnownBot(navigator.userAgent)) return;
  try {
    const url = trustedScriptUrl('service-worker');
    const registration = await serviceWorker.register(url, { updateViaCache: 'none' });
    sendBuildId(registration.waiting ?? registration.installing);
    // The browser may find a new worker later.
    registration.addEventListener('updatefound', () => sendBuildId(registration.installing));
  } catch {
    // The browser logs the reason in its console.
  }
}

/** Whether a service worker served this page, which may then be of an old build. */
export const isControlledByWorker = (): boolean => Boolean(workerContainer()?.controller);

/** Makes the browser check for a newer worker now. Never rejects. */
export async function updateWorker(): Promise<void> {
  try {
    await (await workerContainer()?.getRegistration())?.update();
  } catch {
    // The browser checks again with the next page.
  }
}

const coversOrigin = ({ scope }: ServiceWorkerRegistration): boolean => new URL(scope).pathname === '/';

function isAppWorker({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const script = (active ?? waiting ?? installing)?.scriptURL;
  return script !== undefined && new URL(script).pathname === workerAddress;
}

/** Unregisters service workers of other programs, which would intercept every request, and the app's own if offline use is disabled. Never rejects. */
export async function removeOtherWorkers(isEnabled = isOfflineEnabled()): Promise<void> {
  try {
    const registrations = (await workerContainer()?.getRegistrations()) ?? [];
    const isWanted = (worker: ServiceWorkerRegistration): boolean => isEnabled && isAppWorker(worker);
    const unwantedWorkers = registrations.filter((worker) => coversOrigin(worker) && !isWanted(worker));
    await Promise.all(unwantedWorkers.map((worker) => worker.unregister()));
    const caches = getIfAllowed(() => globalThis.caches);
    if (!isEnabled && caches) await deleteWorkerCaches(caches);
  } catch {
    // Browsers that block storage reject this and have no workers.
  }
}

import type { QueryClient } from '@tanstack/react-query';
import { env } from '@/env';
import { getIfAllowed, workerContainer } from '@/lib/browser';
import { trustedScriptUrl } from '@/lib/trusted-script-url';
import { deleteWorkerCaches, workerAddress } from '@/lib/worker-cache';
import { isKnownBot } from '@/routing/language';
import { getPageBuildId } from './build-id';
import { whenIdle } from '@/lib/scheduling';

/**
 * Does something once nothing is being loaded or saved, the page itself included, and the browser is idle. Gives what calls it
 * off.
 */
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
  const unsubscribes = [client.getQueryCache(), client.getMutationCache()].map((cache) => cache.subscribe(scheduleCheck));
  window.addEventListener('load', scheduleCheck);
  const stop = (): void => {
    cancelIdle();
    window.removeEventListener('load', scheduleCheck);
    unsubscribes.forEach((end) => end());
  };
  scheduleCheck();
  return stop;
}

/** Whether this app keeps its files on the device: only a build does, and not one that has it switched off. */
export const isOfflineEnabled = (): boolean => import.meta.env.PROD && env.offline;

/** Tells a worker that is installed which build this page is of: one of the same build then takes over. */
function sendBuildId(worker: ServiceWorker | null): void {
  const send = (): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    if (worker?.state === 'installed') worker.postMessage({ build: getPageBuildId() });
  };
  worker?.addEventListener('statechange', send);
  send();
}

/**
 * Registers the service worker, by which every address of the route table opens without a network (decision 060). Where the
 * browser forbids it or has none, or the host has no such file, everything works as it does without.
 */
export async function registerWorker(): Promise<void> {
  const serviceWorker = workerContainer();
  if (!serviceWorker || isKnownBot(navigator.userAgent)) return;
  try {
    const url = trustedScriptUrl('service-worker');
    const registration = await serviceWorker.register(url, { updateViaCache: 'none' });
    sendBuildId(registration.waiting ?? registration.installing);
    // The browser may find it only after its page has come.
    registration.addEventListener('updatefound', () => sendBuildId(registration.installing));
  } catch {
    // The browser itself says why, in its console.
  }
}

/** Whether this page may be one that was kept, and thus not of the build that is published. */
export const isControlledByWorker = (): boolean => Boolean(workerContainer()?.controller);

/** Lets the browser look for the worker of a newer build now, which then keeps that build's files. */
export async function updateWorker(): Promise<void> {
  try {
    await (await workerContainer()?.getRegistration())?.update();
  } catch {
    // It will look again with the next page.
  }
}

/** Whether a service worker answers for the whole origin. */
const coversOrigin = ({ scope }: ServiceWorkerRegistration): boolean => new URL(scope).pathname === '/';

/** Whether it is the app's own, or about to become it. */
function isAppWorker({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const script = (active ?? waiting ?? installing)?.scriptURL;
  return script !== undefined && new URL(script).pathname === workerAddress;
}

/**
 * Takes away a service worker that answers for this origin and is not the app's: development with the embedded backend, or
 * another app on the same address, has left it. It would stand between the app and every request, for ever. An app without
 * one of its own also takes away the one that it had before, with what that kept.
 */
export async function removeLeftoverWorkers(isEnabled = isOfflineEnabled()): Promise<void> {
  try {
    const registrations = (await workerContainer()?.getRegistrations()) ?? [];
    const foreign = registrations.filter((one) => coversOrigin(one) && !(isEnabled && isAppWorker(one)));
    await Promise.all(foreign.map((one) => one.unregister()));
    const caches = getIfAllowed(() => globalThis.caches);
    if (!isEnabled && caches) await deleteWorkerCaches(caches);
  } catch {
    // Browsers that block storage refuse to say; they have none then.
  }
}

import { isOffline } from '@/lib/browser/browser';
import type { ChunkLoadError } from '@/lib/browser/load-chunk';
import { restoreLinkSecrets } from '@/routing/address/link-secrets';
import { fetchBuildId } from './build-id';

/** The app reloads its page once at most within this time. */
export const reloadGuardMs = 10_000;

const key = 'reload_guard';

/** Prevents a loop of automatic reloads: after a reload, the next is allowed only once 10 s have passed and a screen has been shown, as a chunk may fail after more than 10 s. */
export function createReloadGuard(getStorage: () => Storage, now: () => number) {
  let isScreenShown = false;

  function mayReload(): boolean {
    try {
      const lastReload = getStorage().getItem(key);
      const isLongAgo = Math.abs(now() - Number(lastReload)) >= reloadGuardMs;
      return lastReload === null || (isScreenShown && isLongAgo);
    } catch {
      return false;
    }
  }
  function recordReload(): boolean {
    try {
      getStorage().setItem(key, String(now()));
      isScreenShown = false;
      return true;
    } catch {
      return false;
    }
  }
  return {
    mayReload,
    /** Records an automatic reload; returns false when it could become a loop. */
    allowReload: (): boolean => mayReload() && recordReload(),
    recordReload,
    /** Call it when a screen is shown: a new reload is then allowed after 10 s. */
    confirmScreen: (): void => {
      isScreenShown = true;
    },
  };
}

export const reloadGuard = createReloadGuard(
  () => sessionStorage,
  () => Date.now(),
);

function reload(): void {
  restoreLinkSecrets();
  window.location.reload();
}

export function reloadPage(): void {
  reloadGuard.recordReload();
  reload();
}

/** Reloads the page unless that could become a loop; returns whether the page reloads. */
export function reloadAutomatically(): boolean {
  const isAllowed = reloadGuard.allowReload();
  if (isAllowed) reload();
  return isAllowed;
}

/** The result: the page reloads, the host is unreachable, or the reload guard refused. */
export type Recovery = 'reloading' | 'unreachable' | 'refused';

/** Whether the app's host answers; otherwise a reload would show the browser's error page. */
export const isReachable = async (): Promise<boolean> => !isOffline() && (await fetchBuildId()) !== null;

const recoveries = new WeakMap<ChunkLoadError, Promise<Recovery>>();

async function recover(): Promise<Recovery> {
  if (!(await isReachable())) return 'unreachable';
  return reloadAutomatically() ? 'reloading' : 'refused';
}

/** Reloads the page after a chunk failed to load, as a newer build may have replaced it. Runs once per error. */
export function recoverFromChunkError(error: ChunkLoadError): Promise<Recovery> {
  const recovery = recoveries.get(error) ?? recover();
  recoveries.set(error, recovery);
  return recovery;
}

/** Reloads the page on a person's request if the host is reachable. */
export async function reloadOnRequest(): Promise<Recovery> {
  if (!(await isReachable())) return 'unreachable';
  reloadPage();
  return 'reloading';
}

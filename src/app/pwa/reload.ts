import type { ChunkLoadError } from '@/lib/load-chunk';
import { isOffline } from '@/lib/browser';
import { restoreLinkSecrets } from '@/routing/link-secrets';
import { fetchPublishedBuildId } from './build-id';

/** Milliseconds within which the app reloads its page once at most. */
export const reloadGuardMs = 10_000;

const key = 'reload_guard';

interface ReloadGuard {
  /** Asks for a reload and notes it: false when it could become a loop. */
  allowReload: () => boolean;
  /** Notes a reload that a person asked for. */
  recordReload: () => void;
  /** A screen is shown: what a reload was to mend is mended, and 10 s after it another one may be. */
  confirmScreen: () => void;
}

/**
 * Keeps the app from reloading its page in a loop: one reload, then none until a screen is shown and 10 s have passed.
 * The time alone would not do, for a chunk that never comes takes longer than that to fail.
 * @param area `sessionStorage`, since it must outlive the page; where that is refused nothing is reloaded
 * @param now in milliseconds
 */
export function createReloadGuard(area: () => Storage, now: () => number): ReloadGuard {
  let isScreenShown = false;

  function mayReload(): boolean {
    const lastReload = area().getItem(key);
    return lastReload === null || (isScreenShown && Math.abs(now() - Number(lastReload)) >= reloadGuardMs);
  }
  function recordReload(): boolean {
    try {
      area().setItem(key, String(now()));
      isScreenShown = false;
      return true;
    } catch {
      return false;
    }
  }
  return {
    allowReload() {
      try {
        return mayReload() && recordReload();
      } catch {
        return false;
      }
    },
    recordReload: () => void recordReload(),
    confirmScreen() {
      isScreenShown = true;
    },
  };
}

/** The guard of this tab. */
export const reloadGuard = createReloadGuard(
  () => sessionStorage,
  () => Date.now(),
);

function reload(): void {
  restoreLinkSecrets();
  window.location.reload();
}

/** Reloads the page because a person asked for it. */
export function reloadPage(): void {
  reloadGuard.recordReload();
  reload();
}

/** Does the same by itself, unless that could become a loop; says whether it does. */
export function reloadAutomatically(): boolean {
  const isAllowed = reloadGuard.allowReload();
  if (isAllowed) reload();
  return isAllowed;
}

/** Whether the page is being reloaded; if not, because nothing answers or because it would not help. */
export type Recovery = 'reloading' | 'unreachable' | 'refused';

/** Whether the app's own host answers: without it, the browser would put a page of its own in the place of the app. */
export const isReachable = async (): Promise<boolean> => !isOffline() && (await fetchPublishedBuildId()) !== null;

const recoveries = new WeakMap<ChunkLoadError, Promise<Recovery>>();

async function recover(): Promise<Recovery> {
  if (!(await isReachable())) return 'unreachable';
  return reloadAutomatically() ? 'reloading' : 'refused';
}

/**
 * Reloads the page for code that did not come, most likely because a newer build has taken its place; once for each error,
 * however often it is asked.
 */
export function recoverFromChunkError(error: ChunkLoadError): Promise<Recovery> {
  const recovery = recoveries.get(error) ?? recover();
  recoveries.set(error, recovery);
  return recovery;
}

/** What a person can do about it: the same, without the guard. */
export async function reloadOnRequest(): Promise<Recovery> {
  if (!(await isReachable())) return 'unreachable';
  reloadPage();
  return 'reloading';
}

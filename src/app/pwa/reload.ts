import type { ChunkLoadError } from '@/lib/load-chunk';
import { isOffline } from '@/lib/browser';
import { restoreLinkSecrets } from '@/routing/link-secrets';
import { publishedBuildId } from './build-id';

/** Milliseconds within which the app reloads its page once at most. */
export const reloadGuardMs = 10_000;

const key = 'reload_guard';

interface ReloadGuard {
  /** Asks for a reload and notes it: false when it could become a loop. */
  pass: () => boolean;
  /** Notes a reload that a person asked for. */
  note: () => void;
  /** A screen is shown: what a reload was to mend is mended, and 10 s after it another one may be. */
  settle: () => void;
}

/**
 * Keeps the app from reloading its page in a loop: one reload, then none until a screen is shown and 10 s have passed.
 * The time alone would not do, for a chunk that never comes takes longer than that to fail.
 * @param area `sessionStorage`, since it must outlive the page; where that is refused nothing is reloaded
 * @param now in milliseconds
 */
export function createReloadGuard(area: () => Storage, now: () => number): ReloadGuard {
  let isSettled = false;

  function isOpen(): boolean {
    const noted = area().getItem(key);
    return noted === null || (isSettled && Math.abs(now() - Number(noted)) >= reloadGuardMs);
  }
  function note(): boolean {
    try {
      area().setItem(key, String(now()));
      isSettled = false;
      return true;
    } catch {
      return false;
    }
  }
  return {
    pass() {
      try {
        return isOpen() && note();
      } catch {
        return false;
      }
    },
    note: () => void note(),
    settle() {
      isSettled = true;
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
  reloadGuard.note();
  reload();
}

/** Does the same by itself, unless that could become a loop; says whether it does. */
export function reloadByItself(): boolean {
  const passes = reloadGuard.pass();
  if (passes) reload();
  return passes;
}

/** Whether the page is being reloaded; if not, because nothing answers or because it would not help. */
export type Recovery = 'reloading' | 'unreachable' | 'refused';

/** Whether the app's own host answers: without it, the browser would put a page of its own in the place of the app. */
export const isReachable = async (): Promise<boolean> => !isOffline() && (await publishedBuildId()) !== null;

const recoveries = new WeakMap<ChunkLoadError, Promise<Recovery>>();

async function recover(): Promise<Recovery> {
  if (!(await isReachable())) return 'unreachable';
  return reloadByItself() ? 'reloading' : 'refused';
}

/**
 * Reloads the page for code that did not come, most likely because a newer build has taken its place; once for each error,
 * however often it is asked.
 */
export function recoverFrom(error: ChunkLoadError): Promise<Recovery> {
  const recovery = recoveries.get(error) ?? recover();
  recoveries.set(error, recovery);
  return recovery;
}

/** What a person can do about it: the same, without the guard. */
export async function retryByHand(): Promise<Recovery> {
  if (!(await isReachable())) return 'unreachable';
  reloadPage();
  return 'reloading';
}

import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { webStorage } from '@/api/storage';
import { createEmitter } from '@/lib/emitter';
import { getPageBuildId, fetchPublishedBuildId } from './build-id';
import { isReachable, reloadAutomatically, reloadPage } from './reload';
import { isControlledByWorker, updateWorker } from './service-worker';
import { subscribeToChunkErrors } from '@/components/lazy';
import { hasUnsavedWork } from '@/components/unsaved-work';
import { getLinkSecrets } from '@/routing/link-secrets';

/** Milliseconds between two checks while the page is in sight. */
export const checkEveryMs = 15 * 60_000;

/** Milliseconds between two checks, so that going to and fro between windows does not ask each time. */
export const minCheckPauseMs = 60_000;

/**
 * Calls `check` every 15 minutes and when the person comes back to the page; a hidden page asks for nothing. Gives what
 * ends it.
 */
export function scheduleChecks(check: () => void): () => void {
  let lastCheckAt = performance.now();
  const checkAfter = (pause: number) => (): void => {
    if (document.visibilityState === 'hidden' || performance.now() - lastCheckAt < pause) return;
    lastCheckAt = performance.now();
    check();
  };
  const onReturn = checkAfter(minCheckPauseMs);
  const timer = setInterval(checkAfter(0), checkEveryMs);
  window.addEventListener('focus', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
  };
}

const loadedBuildKey = 'update_taken';

export type UpdateStore = ReturnType<typeof createUpdateStore>;

/** Knows whether a newer build of the app is published than that of this page. Older ones count too: a roll-back. */
export function createUpdateStore() {
  const pageBuild = getPageBuildId();
  // It must outlive the page.
  const storage = webStorage(() => sessionStorage);
  let publishedBuild = pageBuild;
  let postponedBuild: string | null = null;
  let checking: Promise<void> | null = null;
  const changes = createEmitter();

  async function fetchBuild(): Promise<void> {
    const build = await fetchPublishedBuildId();
    if (build === null || build === publishedBuild) return;
    publishedBuild = build;
    changes.emit();
  }
  return {
    /** Asks which build is published, one question at a time; a page without a build never updates. */
    check(): Promise<void> {
      if (pageBuild === '') return Promise.resolve();
      checking ??= fetchBuild().finally(() => (checking = null));
      return checking;
    },
    /** Whether a reload of the page would bring another build. */
    isReady: () => publishedBuild !== pageBuild && storage.get(loadedBuildKey) !== publishedBuild,
    /** Whether somebody has put it off. */
    isPostponed: () => postponedBuild === publishedBuild,
    putOff: () => {
      postponedBuild = publishedBuild;
      changes.emit();
    },
    /** To be called before that: a page that comes back as it was is not loaded again for the same build. */
    markLoaded: () => storage.set(loadedBuildKey, publishedBuild),
    subscribe: changes.subscribe,
  };
}

/** Loads the newer build because the person asked for it; false when the app's host does not answer. */
export async function loadUpdate(updates: UpdateStore): Promise<boolean> {
  if (!(await isReachable())) return false;
  updates.markLoaded();
  reloadPage();
  return true;
}

/**
 * Watches for newer builds, until the returned function is called. One takes effect at the next navigation to another
 * screen: the screen is loaded with the page around it. It waits for drafts, forms, uploads and writes under way, and for
 * the secrets of an e-mailed link, and for an answer of the app's host: without one the browser would show a page of its
 * own.
 */
export function followUpdates(
  updates: UpdateStore,
  router: RegisteredRouter,
  queryClient: QueryClient,
): () => void {
  const stopChecks = scheduleChecks(() => void updates.check());
  const isBusy = (): boolean =>
    hasUnsavedWork() || queryClient.isMutating() > 0 || Object.keys(getLinkSecrets()).length > 0;
  const loadUpdateNow = async (): Promise<void> => {
    if (!(await isReachable()) || isBusy()) return;
    // The address that the page is loaded at; the router writes it into the address bar a moment later.
    router.history.flush();
    if (reloadAutomatically()) updates.markLoaded();
  };
  const stopNavigation = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && updates.isReady() && !isBusy()) void loadUpdateNow();
  });
  const stopChunkErrors = subscribeToChunkErrors(() => void updates.check());
  const stopWorkerUpdates = updates.subscribe(() => {
    if (updates.isReady()) void updateWorker();
  });
  // Any other page has just come from the host.
  if (isControlledByWorker()) void updates.check();
  return () => {
    stopWorkerUpdates();
    stopChunkErrors();
    stopChecks();
    stopNavigation();
  };
}

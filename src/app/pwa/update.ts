import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { webStorage } from '@/api/storage';
import { chunkLoadFailed } from '@/components/loading/lazy';
import { hasUnsavedWork } from '@/components/state/unsaved-work';
import { joinStops } from '@/lib/browser/listen';
import { onReturn } from '@/lib/browser/on-return';
import { createEmitter } from '@/lib/state/emitter';
import { getLinkSecrets } from '@/routing/address/link-secrets';
import { getPageBuildId, fetchBuildId } from './build-id';
import { isReachable, reloadAutomatically, reloadPage } from './reload';
import { isControlledByWorker, updateWorker } from './service-worker';

export const checkEveryMs = 15 * 60_000;
export const minCheckPauseMs = 60_000;

/** Calls `check` every 15 minutes and on return to the page, but not while the page is hidden. Returns a function that stops the checks. */
export function scheduleChecks(check: () => void): () => void {
  let lastCheckAt = performance.now();
  const checkAfter = (pause: number) => (): void => {
    if (document.visibilityState === 'hidden' || performance.now() - lastCheckAt < pause) return;
    lastCheckAt = performance.now();
    check();
  };
  const timer = setInterval(checkAfter(0), checkEveryMs);
  return joinStops(() => clearInterval(timer), onReturn(checkAfter(minCheckPauseMs)));
}

const loadedBuildKey = 'update_taken';

export type UpdateStore = ReturnType<typeof createUpdateStore>;

/** Creates the store that knows whether another build than this page's is published, also an older build after a rollback. */
export function createUpdateStore() {
  const pageBuild = getPageBuildId();
  // The id of the loaded build must survive the reload.
  const storage = webStorage(() => sessionStorage);
  let publishedBuild = pageBuild;
  let postponedBuild: string | null = null;
  let runningCheck: Promise<void> | null = null;
  const updateChanged = createEmitter();

  async function fetchBuild(): Promise<void> {
    const build = await fetchBuildId();
    if (build === null || build === publishedBuild) return;
    publishedBuild = build;
    updateChanged.emit();
  }
  return {
    /** Fetches the id of the published build, one request at a time. A page without a build id never updates. */
    check(): Promise<void> {
      if (pageBuild === '') return Promise.resolve();
      runningCheck ??= fetchBuild().finally(() => (runningCheck = null));
      return runningCheck;
    },
    /** Whether a reload of the page would bring another build. */
    isReady: () => publishedBuild !== pageBuild && storage.get(loadedBuildKey) !== publishedBuild,
    isPostponed: () => postponedBuild === publishedBuild,
    postpone: () => {
      postponedBuild = publishedBuild;
      updateChanged.emit();
    },
    /** Call it before the reload, so that the same build is not loaded twice when the host still serves the old page. */
    markLoaded: () => storage.set(loadedBuildKey, publishedBuild),
    subscribe: updateChanged.subscribe,
  };
}

/** Reloads the page for the newer build on request; resolves to false when the host is unreachable. */
export async function loadUpdate(updates: UpdateStore): Promise<boolean> {
  if (!(await isReachable())) return false;
  updates.markLoaded();
  reloadPage();
  return true;
}

/** Watches for newer builds until the returned function is called: the next navigation loads the newer build, unless a reload would lose unsaved work or the host is unreachable. */
export function followUpdates(
  updates: UpdateStore,
  router: RegisteredRouter,
  queryClient: QueryClient,
): () => void {
  const isBusy = (): boolean =>
    hasUnsavedWork() || queryClient.isMutating() > 0 || Object.keys(getLinkSecrets()).length > 0;
  const loadUpdateNow = async (): Promise<void> => {
    if (!(await isReachable()) || isBusy()) return;
    // The router writes the new address later, but the reload needs it now.
    router.history.flush();
    if (reloadAutomatically()) updates.markLoaded();
  };
  // A page that no worker served has just come from the host.
  if (isControlledByWorker()) void updates.check();
  return joinStops(
    scheduleChecks(() => void updates.check()),
    router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged && updates.isReady() && !isBusy()) void loadUpdateNow();
    }),
    chunkLoadFailed.subscribe(() => void updates.check()),
    updates.subscribe(() => {
      if (updates.isReady()) void updateWorker();
    }),
  );
}

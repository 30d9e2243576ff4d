import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { webStorage } from '@/api/storage';
import { ownBuildId, publishedBuildId } from './build-id';
import { isReachable, reloadByItself, reloadPage } from './reload';
import { mayBeKept, updateWorker } from './service-worker';
import { onMissingCode } from '@/components/missing-code';
import { hasOpenWork } from '@/components/open-work';
import { linkSecrets } from '@/routing/link-secrets';
import { scheduleChecks } from './check-schedule';
import { createUpdateStore, type UpdateStore } from './update-store';

/** What is known about newer builds, for this page. */
export const createUpdates = (): UpdateStore =>
  createUpdateStore({
    own: ownBuildId(),
    published: publishedBuildId,
    storage: webStorage(() => sessionStorage),
  });

/** Loads the newer build because the person asked for it; false when the app's host does not answer. */
export async function loadUpdate(updates: UpdateStore): Promise<boolean> {
  if (!(await isReachable())) return false;
  updates.take();
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
    hasOpenWork() || queryClient.isMutating() > 0 || Object.keys(linkSecrets()).length > 0;
  const take = async (): Promise<void> => {
    if (!(await isReachable()) || isBusy()) return;
    // The address that the page is loaded at; the router writes it into the address bar a moment later.
    router.history.flush();
    if (reloadByItself()) updates.take();
  };
  const stopFollowing = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && updates.isReady() && !isBusy()) void take();
  });
  const stopHearing = onMissingCode(() => void updates.check());
  const stopKeeping = updates.subscribe(() => {
    if (updates.isReady()) void updateWorker();
  });
  // Any other page has just come from the host.
  if (mayBeKept()) void updates.check();
  return () => {
    stopKeeping();
    stopHearing();
    stopChecks();
    stopFollowing();
  };
}

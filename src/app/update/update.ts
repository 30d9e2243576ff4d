import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { webStorage } from '@/api/storage';
import { reloadByItself, reloadPage } from '@/app/errors/reload';
import { hasOpenWork } from '@/components/open-work';
import { linkSecrets } from '@/routing/link-secrets';
import { ownBuildId, publishedBuildId } from './build-id';
import { scheduleChecks } from './check-schedule';
import { createUpdateStore, type UpdateStore } from './update-store';

/** What is known about newer builds, for this page. */
export const createUpdates = (): UpdateStore =>
  createUpdateStore({
    own: ownBuildId(),
    published: publishedBuildId,
    storage: webStorage(() => sessionStorage),
  });

/** Loads the newer build because the person asked for it. */
export function loadUpdate(updates: UpdateStore): void {
  updates.take();
  reloadPage();
}

/**
 * Watches for newer builds, until the returned function is called. One takes effect at the next navigation to another
 * screen: the screen is loaded with the page around it. It waits for drafts, forms, uploads and writes under way, and for
 * the secrets of an e-mailed link.
 */
export function followUpdates(updates: UpdateStore, router: AnyRouter, queryClient: QueryClient): () => void {
  const stopChecks = scheduleChecks(() => void updates.check());
  const stopFollowing = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || !updates.isReady()) return;
    if (hasOpenWork() || queryClient.isMutating() > 0 || Object.keys(linkSecrets()).length > 0) return;
    // The address that the page is loaded at; the router writes it into the address bar a moment later.
    router.history.flush();
    if (reloadByItself()) updates.take();
  });
  return () => {
    stopChecks();
    stopFollowing();
  };
}

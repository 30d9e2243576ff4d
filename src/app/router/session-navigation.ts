import type { RegisteredRouter } from '@tanstack/react-router';
import type { Auth } from '@/api/auth';
import { isExpiry } from '@/api/tab-session';
import { loginTarget } from '@/routing/guard';
import { linkSecrets } from '@/routing/link-secrets';
import { isGuarded } from '@/routing/table';
import { rowOf } from '@/routing/rows';
import { targetOf } from '@/routing/target';

/** Whether a screen is shown as failed: most likely because the session could not be loaded for it. */
const hasFailedScreen = (router: RegisteredRouter): boolean =>
  router.state.matches.some(({ status }) => status === 'error');

/**
 * Joins the router and the session. Leads away when a session ends: after a 401 from what needs one to login with
 * `next`, after signing out in another tab from a guarded screen to Home. Signing out here leads away by itself, perhaps to
 * a partner. A session that could not be loaded is tried again with each change of screen; once it is there, a screen that
 * failed without it is opened again.
 */
export function followSession<S>(router: RegisteredRouter, auth: Auth<S>): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && auth.getSnapshot().error !== null) auth.start();
  });
  let status = auth.status();
  auth.subscribe(() => {
    const before = status;
    status = auth.status();
    if (before === 'loading' && status === 'authenticated' && hasFailedScreen(router))
      void router.invalidate();
  });
  auth.onSignedOut((reason) => {
    const { pathname, publicHref } = router.latestLocation;
    const name = router.getMatchedRoutes(pathname)[2]?.options.staticData?.name;
    const isPublic = name !== undefined && !isGuarded(rowOf(name));
    if (isExpiry(reason)) {
      // What is public goes on without a session; of Home only what an e-mailed link is about.
      if (name === undefined || (isPublic && (name !== 'index' || linkSecrets().token !== undefined))) return;
      void router.navigate({ ...loginTarget(publicHref, router.origin ?? ''), replace: true });
    } else if (reason === 'elsewhere') {
      if (name !== undefined && !isPublic) void router.navigate({ ...targetOf('index', {}), replace: true });
    }
  });
}

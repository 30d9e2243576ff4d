import type { RegisteredRouter } from '@tanstack/react-router';
import type { Auth } from '@/api/auth';
import { isExpiry } from '@/api/tab-session';
import { loginTarget } from '@/routing/guard';
import { getLinkSecrets } from '@/routing/link-secrets';
import { isGuarded } from '@/routing/table';
import { rowOf } from '@/routing/rows';
import { targetOf } from '@/routing/target';

/** Joins the router and the session: leads away when one ends (signing out here does so by itself), and tries again one that could not be loaded. */
export function followSession<S>(router: RegisteredRouter, auth: Auth<S>): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && auth.getSnapshot().error !== null) auth.start();
  });
  let status = auth.status();
  auth.subscribe(() => {
    const before = status;
    status = auth.status();
    const isNew = before === 'loading' && status === 'authenticated';
    // A screen that failed, most likely without the session, is opened again.
    if (isNew && router.state.matches.some((match) => match.status === 'error')) void router.invalidate();
  });
  auth.onSignedOut((reason) => {
    const { pathname, publicHref } = router.latestLocation;
    const name = router.getMatchedRoutes(pathname)[2]?.options.staticData?.name;
    const isPublic = name !== undefined && !isGuarded(rowOf(name));
    if (isExpiry(reason)) {
      // What is public goes on without a session; of Home only what an e-mailed link is about.
      if (name === undefined || (isPublic && (name !== 'index' || getLinkSecrets().token !== undefined)))
        return;
      void router.navigate({ ...loginTarget(publicHref, router.origin ?? ''), replace: true });
    } else if (reason === 'elsewhere') {
      if (name !== undefined && !isPublic) void router.navigate({ ...targetOf('index', {}), replace: true });
    }
  });
}

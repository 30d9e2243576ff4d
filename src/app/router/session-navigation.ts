import type { RegisteredRouter } from '@tanstack/react-router';
import type { Auth } from '@/api/session/auth';
import { isExpiryReason } from '@/api/session/tab-session';
import { getLinkSecrets } from '@/routing/address/link-secrets';
import { loginTarget } from '@/routing/guard';
import { rowOf, targetOf } from '@/routing/rows';
import { isGuarded } from '@/routing/table';

/** Redirects when the session expires or ends in another tab, and retries a failed session on the next navigation. */
export function followSession<S>(router: RegisteredRouter, auth: Auth<S>): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && auth.getSnapshot().error !== null) auth.start();
  });
  let status = auth.status();
  auth.subscribe(() => {
    const oldStatus = status;
    status = auth.status();
    const hasLoaded = oldStatus === 'loading' && status === 'authenticated';
    // A screen that failed without the session is loaded again.
    if (hasLoaded && router.state.matches.some((match) => match.status === 'error')) void router.invalidate();
  });
  auth.onSignedOut((reason) => {
    const { pathname, publicHref } = router.latestLocation;
    const name = router.getMatchedRoutes(pathname)[2]?.options.staticData?.name;
    const isPublic = name !== undefined && !isGuarded(rowOf(name));
    if (isExpiryReason(reason)) {
      // Public screens stay open without a session, but Home only with an e-mailed link.
      if (name === undefined || (isPublic && (name !== 'index' || getLinkSecrets().token !== undefined)))
        return;
      void router.navigate({ ...loginTarget(publicHref, router.origin ?? ''), replace: true });
    } else if (reason === 'elsewhere' && name !== undefined && !isPublic)
      void router.navigate({ ...targetOf('index', {}), replace: true });
  });
}

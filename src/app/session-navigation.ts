import type { AnyRouter } from '@tanstack/react-router';
import type { Auth } from '@/api/auth';
import { partsOf } from '@/routing/address';
import { loginHref } from '@/routing/guard';
import { href } from '@/routing/href';
import { localeOfPathname, matchAddress } from '@/routing/match';
import { isGuarded } from '@/routing/route-row';
import { rowOf } from '@/routing/table';

/**
 * Leads away when a session ends (spec, sections 4 and 8): after a 401 to login with `next`, after signing out in
 * another tab from a guarded screen to Home. Signing out here leads away by itself, perhaps to a partner.
 */
export function followSession<S>(router: AnyRouter, auth: Auth<S>): void {
  auth.onSignedOut((reason) => {
    const address = partsOf(router.latestLocation.publicHref);
    const locale = localeOfPathname(address.pathname);
    if (reason === 'expired') {
      void router.navigate({ href: loginHref(locale, address, router.origin ?? ''), replace: true });
    } else if (reason === 'elsewhere') {
      const { name } = matchAddress(address.pathname);
      if (name && isGuarded(rowOf(name)))
        void router.navigate({ href: href('index', { locale }), replace: true });
    }
  });
}

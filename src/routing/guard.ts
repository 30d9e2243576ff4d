import type { Locale } from '@/lib/locale';
import type { AddressParts } from './address';
import type { AuthStatus } from '@/lib/auth-status';
import { href } from './href';
import { nextQuery, safeNext } from './next';
import { isGuarded, type RouteRow } from './route-row';
import { parseSearch } from './search';

/** What the guard decides: go on, load the session first and ask again, or go elsewhere. */
export type Decision =
  | { kind: 'proceed' }
  | { kind: 'ensure' }
  /** An anonymous person at a guarded address: Home, which says "Sign in to see that page" while `next` is there. */
  | { kind: 'toHome'; to: string }
  /** A signed-in person at login or registration. */
  | { kind: 'signedInAway'; to: string };

interface GuardQuestion {
  row: Pick<RouteRow, 'auth' | 'guestOnly'>;
  auth: AuthStatus;
  locale: Locale;
  /** The public address that is asked for. */
  address: AddressParts;
  origin: string;
}

/**
 * Decides who may see a screen. Signed in: all but those for guests, which lead on to `next` or Home. Anonymous: the public
 * ones; any other leads to Home with `next`.
 */
export function decide({ row, auth, locale, address, origin }: GuardQuestion): Decision {
  if (!isGuarded(row) && !row.guestOnly) return { kind: 'proceed' };
  if (auth === 'loading') return { kind: 'ensure' };
  if (isGuarded(row)) {
    if (auth === 'authenticated') return { kind: 'proceed' };
    return { kind: 'toHome', to: href('index', { locale, search: nextQuery(address, origin) }) };
  }
  if (auth === 'unauthenticated') return { kind: 'proceed' };
  const next = safeNext(parseSearch(address.search)['next'], { origin });
  return { kind: 'signedInAway', to: next ?? href('index', { locale }) };
}

/** The login screen that leads back to the given address: for a session that ended there by a 401. */
export const loginHref = (locale: Locale, address: AddressParts, origin: string): string =>
  href('login', { locale, search: nextQuery(address, origin) });

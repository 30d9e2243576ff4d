import type { AuthStatus } from '@/lib/auth-status';
import { nextQuery, safeNext } from './next';
import { isGuarded, type RouteRow } from './row';
import type { Search } from './search';
import { type Target, targetOf } from './target';

/** Somewhere else: a screen in the language of the address, or the public address that `next` has named. */
export type Elsewhere = Target | { href: string };

/** What the guard decides: go on, load the session first and ask again, or go elsewhere. */
export type Decision =
  | { kind: 'proceed' }
  | { kind: 'ensure' }
  /** An anonymous person at a guarded address: Home, which says "Sign in to see that page" while `next` is there. */
  | { kind: 'toHome'; to: Elsewhere }
  /** A signed-in person at login or registration. */
  | { kind: 'signedInAway'; to: Elsewhere };

/** Who asks for which screen, and where. */
export interface GuardQuestion {
  row: Pick<RouteRow, 'auth' | 'guestOnly'>;
  auth: AuthStatus;
  /** The public address that is asked for, and its query. */
  address: string;
  search: Partial<Search>;
  origin: string;
}

/**
 * Decides who may see a screen. Signed in: all but those for guests, which lead on to `next` or Home. Anonymous: the public
 * ones; any other leads to Home with `next`.
 */
export function decide({ row, auth, address, search, origin }: GuardQuestion): Decision {
  if (!isGuarded(row) && !row.guestOnly) return { kind: 'proceed' };
  if (auth === 'loading') return { kind: 'ensure' };
  if (isGuarded(row)) {
    if (auth === 'authenticated') return { kind: 'proceed' };
    return { kind: 'toHome', to: targetOf('index', { search: nextQuery(address, origin) }) };
  }
  if (auth === 'unauthenticated') return { kind: 'proceed' };
  const next = safeNext(search['next'], { origin });
  return { kind: 'signedInAway', to: next === null ? targetOf('index', {}) : { href: next } };
}

/** The login screen that leads back to the given address: for a session that ended there by a 401. */
export const loginTarget = (address: string, origin: string): Target =>
  targetOf('login', { search: nextQuery(address, origin) });

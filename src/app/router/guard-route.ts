import { SessionExpiredError } from '@/api/problem';
import type { RouteAuth } from '@/routing/screen';
import { decide, type Decision, type Elsewhere, loginTarget } from '@/routing/guard';
import { isGuarded, type RouteRow } from '@/routing/row';
import type { Search } from '@/routing/search';

interface GuardedNavigation {
  row: Pick<RouteRow, 'auth' | 'guestOnly'>;
  auth: RouteAuth;
  /** The public address that is asked for, and its query. */
  address: string;
  search: Partial<Search>;
  origin: string;
}

const target = (decision: Decision): Elsewhere | null => ('to' in decision ? decision.to : null);

/**
 * Settles who asks for a screen and says where to go instead, or null to go on. Nothing is
 * called for an anonymous person.
 *
 * @throws the failure to load the session, other than its end: for the error screen and its retry. Login
 *   and registration are shown in that case; they need no session.
 */
export async function guardRoute({
  row,
  auth,
  address,
  search,
  origin,
}: GuardedNavigation): Promise<Elsewhere | null> {
  const question = { row, address, search, origin };
  const first = decide({ ...question, auth: auth.status() });
  if (first.kind !== 'ensure') return target(first);
  try {
    await auth.ensure();
  } catch (error) {
    if (!isGuarded(row)) return null;
    if (error instanceof SessionExpiredError) return loginTarget(address, origin);
    throw error;
  }
  const settled = auth.status();
  return target(decide({ ...question, auth: settled === 'loading' ? 'unauthenticated' : settled }));
}

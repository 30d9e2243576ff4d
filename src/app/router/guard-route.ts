import { SessionExpiredError } from '@/api/problem';
import type { Locale } from '@/lib/locale';
import { partsOf } from '@/routing/address';
import type { RouteAuth } from '@/routing/context';
import { decide, type Decision, loginHref } from '@/routing/guard';
import { isGuarded, type RouteRow } from '@/routing/route-row';

interface GuardedNavigation {
  row: Pick<RouteRow, 'auth' | 'guestOnly'>;
  auth: RouteAuth;
  locale: Locale;
  /** The public address that is asked for. */
  address: string;
  origin: string;
}

const target = (decision: Decision): string | null => ('to' in decision ? decision.to : null);

/**
 * Settles who asks for a screen and gives the address to go to instead, or null to go on. Nothing is
 * called for an anonymous person.
 *
 * @throws whatever kept the session from being loaded, other than its end: for the error screen and its retry. Login
 *   and registration are shown in that case; they need no session.
 */
export async function guardRoute({
  row,
  auth,
  locale,
  address,
  origin,
}: GuardedNavigation): Promise<string | null> {
  const parts = partsOf(address);
  const question = { row, locale, address: parts, origin };
  const first = decide({ ...question, auth: auth.status() });
  if (first.kind !== 'ensure') return target(first);
  try {
    await auth.ensure();
  } catch (error) {
    if (!isGuarded(row)) return null;
    if (error instanceof SessionExpiredError) return loginHref(locale, parts, origin);
    throw error;
  }
  const settled = auth.status();
  return target(decide({ ...question, auth: settled === 'loading' ? 'unauthenticated' : settled }));
}

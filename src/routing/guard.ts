import type { AuthStatus } from '@/lib/auth-status';
import { linkSecretKeys } from './address/link-secrets';
import { matchAddress, normalizePathname } from './address/rewrite';
import { parseSearch, type Search, stringifySearch } from './address/search';
import { rowOf, type Target, targetOf } from './rows';
import { isGuarded, type RouteRow } from './table';

/** Query keys that `next` must not contain. */
const droppedKeys: ReadonlySet<string> = new Set([...linkSecretKeys, 'next']);

/** The longest `next` in characters; no address of the app is longer. */
const maxNextLength = 2048;

/** Validates the address to open after signing in: it must be a route on `origin` that is not for guests only. Returns the address without link secrets, or null. */
export function safeNext(next: unknown, { origin }: { origin: string }): string | null {
  if (typeof next !== 'string' || next === '' || next.length > maxNextLength) return null;
  if (!URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  if (url.origin !== origin || url.username || url.password) return null;
  const pathname = normalizePathname(url.pathname);
  const { name } = matchAddress(pathname);
  if (!name || rowOf(name).guestOnly) return null;
  const query = Object.entries(parseSearch(url.search)).filter(([key]) => !droppedKeys.has(key));
  return pathname + stringifySearch(Object.fromEntries(query)) + url.hash;
}

/** The query for returning to a public address after signing in; empty for Home and for invalid addresses. */
export function nextQuery(address: string, origin: string): { next?: string } {
  const next = safeNext(address, { origin });
  return next && next !== '/' && next !== '/en' ? { next } : {};
}

/** Whether `next` (a result of `safeNext`) is the address of a match, which a person without a session has from an invitation. */
export const isInvitation = (next: string): boolean =>
  matchAddress(next.split(/[?#]/, 1)[0] ?? '').name === 'detail';

/** A screen in the current language, or the public address from `next`. */
export type Redirect = Target | { href: string };

export interface GuardInput {
  row: Pick<RouteRow, 'auth' | 'guestOnly'>;
  auth: AuthStatus;
  address: string;
  search: Partial<Search>;
  origin: string;
}

/** The guard. Returns null if the person may open the screen, `ensure` if the session must load first, else a redirect. */
export function decideAccess({ row, auth, address, search, origin }: GuardInput): Redirect | 'ensure' | null {
  if (!isGuarded(row) && !row.guestOnly) return null;
  if (auth === 'loading') return 'ensure';
  if (isGuarded(row) === (auth === 'authenticated')) return null;
  if (isGuarded(row)) return targetOf('index', { search: nextQuery(address, origin) });
  const next = safeNext(search['next'], { origin });
  return next === null ? targetOf('index', {}) : { href: next };
}

/** The login screen that returns to `address`, for a session that a 401 ended there. */
export const loginTarget = (address: string, origin: string): Target =>
  targetOf('login', { search: nextQuery(address, origin) });

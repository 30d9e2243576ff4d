import type { AuthStatus } from '@/lib/auth-status';
import { linkSecretKeys } from './link-secrets';
import { matchAddress, normalizePathname } from './rewrite';
import { rowOf } from './rows';
import { parseSearch, type Search, stringifySearch } from './search';
import { isGuarded, type RouteRow } from './table';
import { type Target, targetOf } from './target';

/** Secrets of e-mailed links, and `next` itself, which would nest. */
const droppedKeys: ReadonlySet<string> = new Set([...linkSecretKeys, 'next']);

/** Characters; longer than any address that the app makes. */
const maxNextLength = 2048;

/** The address to go on to after signing in, or null: one of the table on `origin`, without secrets, and not for guests only. */
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

/** `next` for coming back to the given public address, as a query; empty when there is nothing worth coming back to. */
export function nextQuery(address: string, origin: string): { next?: string } {
  const next = safeNext(address, { origin });
  return next && next !== '/' && next !== '/en' ? { next } : {};
}

/** Whether `next`, an address that `safeNext` gives, is that of a match: without a session one comes there by a link that somebody shared. */
export const isInvitation = (next: string): boolean =>
  matchAddress(next.split(/[?#]/, 1)[0] ?? '').name === 'detail';

/** Somewhere else: a screen in the language of the address, or the public address that `next` has named. */
export type Redirect = Target | { href: string };

export interface GuardInput {
  row: Pick<RouteRow, 'auth' | 'guestOnly'>;
  auth: AuthStatus;
  address: string;
  search: Partial<Search>;
  origin: string;
}

/** Who may see a screen: null to go on, where to go instead, or `ensure` where the session has to be loaded first. */
export function decideAccess({ row, auth, address, search, origin }: GuardInput): Redirect | 'ensure' | null {
  if (!isGuarded(row) && !row.guestOnly) return null;
  if (auth === 'loading') return 'ensure';
  if (isGuarded(row) === (auth === 'authenticated')) return null;
  if (isGuarded(row)) return targetOf('index', { search: nextQuery(address, origin) });
  const next = safeNext(search['next'], { origin });
  return next === null ? targetOf('index', {}) : { href: next };
}

/** The login screen that leads back to the given address: for a session that ended there by a 401. */
export const loginTarget = (address: string, origin: string): Target =>
  targetOf('login', { search: nextQuery(address, origin) });

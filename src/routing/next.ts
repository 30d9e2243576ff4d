import { linkSecretKeys } from '@/lib/link-secret-keys';
import { matchAddress, normalizePathname } from './rewrite';
import { parseSearch, stringifySearch } from './search';
import { rowOf } from './rows';

/** Secrets of e-mailed links, and `next` itself, which would nest. */
const droppedKeys: ReadonlySet<string> = new Set([...linkSecretKeys, 'next']);

/** Characters; longer than any address that the app makes. */
const longestNext = 2048;

/**
 * The address to go on to after signing in, or null. It is a public address of the route table on `origin`, without
 * secrets in its query, and never a screen that signed-in people are led away from.
 *
 * @param next what the query said; anything may stand there.
 * @param options.origin the origin that the app runs on.
 */
export function safeNext(next: unknown, { origin }: { origin: string }): string | null {
  if (typeof next !== 'string' || next === '' || next.length > longestNext) return null;
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

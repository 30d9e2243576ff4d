import { takeLinkSecrets } from '@/routing/link-secrets';
import { detectHome } from '@/routing/language';
import { normalizePathname } from '@/routing/rewrite';

/**
 * Before the router starts: replaces another spelling of an address (a trailing slash, another case) by that of the route table, and `/` by `/en` for a
 * person who wants English, and takes the secrets of an e-mailed link out of the address. The rest of the query, the
 * hash and the history's state stay.
 */
export function settleAddress({ location, history }: Window = window): void {
  const { hash } = location;
  const search = takeLinkSecrets(location.search);
  const pathname = normalizePathname(location.pathname);
  const english = detectHome({ pathname, search, hash });
  const address = english ?? pathname + search + hash;
  if (address !== location.pathname + location.search + hash)
    history.replaceState(history.state, '', address);
}

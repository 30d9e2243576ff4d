import { takeLinkSecrets } from '@/routing/link-secrets';
import { homeInPreferredLocale } from '@/routing/language';
import { normalizePathname } from '@/routing/rewrite';

/** Before the router starts: takes the secrets of an e-mailed link out of the address, and writes it as the route table does; `/` as `/en` for who wants English. */
export function normalizeAddress({ location, history }: Window = window): void {
  const { hash } = location;
  const search = takeLinkSecrets(location.search);
  const pathname = normalizePathname(location.pathname);
  const localizedHome = homeInPreferredLocale({ pathname, search, hash });
  const address = localizedHome ?? pathname + search + hash;
  if (address !== location.pathname + location.search + hash)
    history.replaceState(history.state, '', address);
}

import { takeLinkSecrets } from '@/routing/link-secrets';
import { homeInPreferredLocale } from '@/routing/language';
import { normalizePathname } from '@/routing/rewrite';

/** Call it before the router starts: stores the link secrets and removes them from the address, normalizes its pathname, and changes `/` to the preferred language. */
export function normalizeAddress({ location, history }: Window = window): void {
  const { hash } = location;
  const search = takeLinkSecrets(location.search);
  const pathname = normalizePathname(location.pathname);
  const localizedHome = homeInPreferredLocale({ pathname, search, hash });
  const address = localizedHome ?? pathname + search + hash;
  if (address !== location.pathname + location.search + hash)
    history.replaceState(history.state, '', address);
}

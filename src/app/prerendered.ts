import type { RegisteredRouter } from '@tanstack/react-router';
import { loadMessages } from '@/i18n/loader';
import type { AuthStatus } from '@/routing/context';
import { linkSecrets } from '@/routing/link-secrets';
import { localeOfPathname } from '@/routing/match';

/**
 * Whether the build has drawn into `#root` exactly what the app draws first at this address: a page for guests, nobody signed
 * in, nothing in the query, no secrets of a link.
 */
export function isPrerendered(
  root: HTMLElement,
  { pathname, search }: Location,
  status: AuthStatus,
): boolean {
  const { scene, address } = root.dataset;
  return (
    (scene === 'guest' || scene === 'guestOnly') &&
    address === pathname &&
    search === '' &&
    status === 'unauthenticated' &&
    Object.keys(linkSecrets()).length === 0
  );
}

/**
 * Waits until a first screen can be drawn in the place of what stands in the page: until the words, and the screen's code,
 * are there. Nothing is waited for where nothing stands. Says whether all of it came; what is missing is told by what is drawn.
 */
export async function pageIsReady(root: HTMLElement, router: RegisteredRouter): Promise<boolean> {
  if (root.childElementCount === 0) return false;
  const locale = localeOfPathname(window.location.pathname);
  const words = loadMessages(locale);
  // An unknown page, which shows that it starts, can do so by itself once it has words.
  const parts = root.dataset['scene'] === 'starting' ? [words] : [words, router.load()];
  return Promise.all(parts).then(
    () => true,
    () => false,
  );
}

import type { AuthStatus } from '@/lib/auth-status';
import { getLinkSecrets } from '@/routing/address/link-secrets';

const placeholderId = 'placeholder';

/** Whether `#root` holds exactly the content that the app would render: the page of this address for a guest, when the address has no query and there are no secrets of an e-mailed link. */
export function isPrerendered(root: HTMLElement, location: Location, authStatus: AuthStatus): boolean {
  const { pageKind, address } = root.dataset;
  return (
    pageKind === 'page' &&
    address === location.pathname &&
    location.search === '' &&
    authStatus === 'unauthenticated' &&
    Object.keys(getLinkSecrets()).length === 0
  );
}

/** Turns `#root` into a placeholder that stays visible until the first screen; returns the new, empty root. */
export function makePlaceholder(root: HTMLElement): HTMLElement {
  if (root.childElementCount === 0) return root;
  const newRoot = document.createElement('div');
  root.before(newRoot);
  root.id = placeholderId;
  newRoot.id = 'root';
  return newRoot;
}

export const findPlaceholder = (): HTMLElement | null =>
  typeof document === 'undefined' ? null : document.getElementById(placeholderId);

/** Whether the page has a first paint or may get one, which the app's skeleton must not replace. */
export function hasOrExpectsFirstPaint(): boolean {
  const element = findPlaceholder();
  return (
    element?.dataset['pageKind'] === 'shell' &&
    (window.preloads !== undefined || element.querySelector('[data-painted]') !== null)
  );
}

import type { AuthStatus } from '@/lib/auth-status';
import { getLinkSecrets } from '@/routing/link-secrets';

const placeholderId = 'placeholder';

/** Whether the build has drawn into `#root` what the app draws first here: a page for guests, nobody signed in, no query, no link secrets. */
export function isPrerendered(
  root: HTMLElement,
  { pathname, search }: Location,
  status: AuthStatus,
): boolean {
  const { pageKind, address } = root.dataset;
  return (
    pageKind === 'page' &&
    address === pathname &&
    search === '' &&
    status === 'unauthenticated' &&
    Object.keys(getLinkSecrets()).length === 0
  );
}

/** Makes what stands in `#root` a placeholder, in sight until the first screen takes its place; returns the new, empty root. */
export function makePlaceholder(root: HTMLElement): HTMLElement {
  if (root.childElementCount === 0) return root;
  const newRoot = document.createElement('div');
  root.before(newRoot);
  root.id = placeholderId;
  newRoot.id = 'root';
  return newRoot;
}

const placeholder = (): HTMLElement | null =>
  typeof document === 'undefined' ? null : document.getElementById(placeholderId);

/** Whether the page still shows what the build has drawn. */
export const hasPlaceholder = (): boolean => placeholder() !== null;

/** Takes it away: the app shows a screen of its own. */
export const removePlaceholder = (): void => placeholder()?.remove();

/** Whether what stands there is for a person with a session, painted or about to be: then it is not to become a skeleton again. */
export function expectsFirstPaint(): boolean {
  const element = placeholder();
  return (
    element?.dataset['pageKind'] === 'shell' &&
    (window.preloadedResponses !== undefined || element.querySelector('[data-painted]') !== null)
  );
}

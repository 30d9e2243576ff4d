import { useSyncExternalStore } from 'react';

/** Two columns stand side by side from here on: the breakpoint `md` of the style sheet. */
const wide = '(min-width: 48rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Whether the window is that of a desktop or a tablet. Only for what must not stand twice in the page, such as a button in one
 * place or the other; everything else is decided by the style sheet.
 */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );

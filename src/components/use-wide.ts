import { useSyncExternalStore } from 'react';
import { isWide, wideQuery } from '@/lib/wide';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wideQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Whether the window is that of a desktop or a tablet. Only for what must not stand twice in the page, such as a button in one
 * place or the other; everything else is decided by the style sheet.
 */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => false);

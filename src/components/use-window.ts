import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { isWide, wideQuery } from '@/lib/wide';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wideQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Only for what must not stand twice in the page; everything else is decided by the style sheet. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => false);

/** Within the page below the header and above the bottom bar of a phone. */
const rootMargin = '-56px 0px -56px 0px';

/** Whether the element is in view: not scrolled away, neither in its own container nor on the page. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: rootMargin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { listen } from '@/lib/browser/listen';
import { isWide, wideQuery } from '@/lib/browser/wide';

const subscribe = (listener: () => void) => listen(window.matchMedia(wideQuery), ['change'], listener);

/** Whether the window is wide, for content that must be mounted in one position only. Otherwise use the style sheet. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => false);

/** The same, or null while a page is drawn for windows of all widths, at build time. */
export const useIsWideIfKnown = (): boolean | null => useSyncExternalStore(subscribe, isWide, () => null);

/** By default the margin excludes the header and a phone's bottom bar. */
const pageMargin = '-56px 0px -56px 0px';

/** Whether the element is scrolled into view, in its container and on the page; a margin of a container needs its ref. */
export function useInView(
  elementRef: RefObject<Element | null>,
  rootMargin = pageMargin,
  rootRef?: RefObject<Element | null>,
): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const { current: element } = elementRef;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
      { root: rootRef?.current ?? null, rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementRef, rootMargin, rootRef]);
  return isInView;
}

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { listen } from '@/lib/browser/listen';
import { noticeDelayMs } from '@/lib/browser/scheduling';

/** Focuses the element and leaves the page without a caret. Firefox tells screen readers where the caret is: it would stay where the removed element was, often behind the new screen, and a caret in the element would keep Orca from noticing the focus. */
function focusWithoutCaret(element: HTMLElement, options?: FocusOptions): void {
  element.focus(options);
  if (element.tabIndex < 0) element.ownerDocument.getSelection()?.removeAllRanges();
}

/** Puts an element without words at the start of `parent`, where it stays: Orca would quietly move from a removed one to what follows. */
function ensureSilentElement(parent: HTMLElement): HTMLElement {
  const existingElement = parent.querySelector<HTMLElement>(':scope > [data-silent]');
  if (existingElement) return existingElement;
  const element = parent.ownerDocument.createElement('div');
  element.tabIndex = -1;
  element.dataset['silent'] = '';
  element.style.outline = 'none';
  parent.prepend(element);
  return element;
}

const formerMains = new WeakSet<HTMLElement>();

/** Focuses an element without words, for the time until the new screen is there: the document itself would be said, or not, by the moment. */
export function focusSilently(page: Document): HTMLElement {
  const main = page.querySelector('main');
  // In a new <main> the element would be said together with it.
  const silentElement = ensureSilentElement(main && formerMains.has(main) ? main : page.body);
  silentElement.focus({ preventScroll: true });
  return silentElement;
}

/** Resolves once another element takes the focus, but for the one without words; after three seconds in any case. */
export const waitForFocus = (page: Document): Promise<void> =>
  new Promise((resolve) => {
    const stop = listen(page, ['focusin'], ({ target }: FocusEvent) => {
      if (!(target as Element).matches('[data-silent]')) resolve();
    });
    setTimeout(() => resolve(stop()), 3000);
  });

/** Focuses the heading of the new screen, but first an element without words: Orca 43 quietly takes what gets the focus for the place of a removed link, and says only what has the focus next (findings/orca-silent-after-removal.sh). Returns whether `<main>` has a heading. */
export function focusHeadingOfNewScreen(page: Document): boolean {
  if (!page.querySelector('main h1')) return focusHeading(page);
  const silentElement = focusSilently(page);
  setTimeout(() => {
    if (page.activeElement === silentElement) focusHeading(page);
  }, noticeDelayMs);
  return true;
}

/** Notes that `<main>` is there, so that a later navigation can tell it from a new one. */
export function rememberMain(page: Document): void {
  const main = page.querySelector('main');
  if (main) formerMains.add(main);
}

/** Focuses the page's heading, else `<main>`, without scrolling or outline. Returns whether the focus moved to a heading, which a screen reader then reads. */
export function focusHeading(page: Document): boolean {
  const elementToFocus = ['main h1', 'h1', 'main']
    .map((selector) => page.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  if (elementToFocus && !elementToFocus.hasAttribute('tabindex')) {
    elementToFocus.tabIndex = -1;
    elementToFocus.style.outlineStyle = 'none';
    const restoreAttributes = (): void => {
      elementToFocus.removeAttribute('tabindex');
      elementToFocus.style.removeProperty('outline-style');
    };
    elementToFocus.addEventListener('blur', restoreAttributes, { once: true });
  }
  const previousFocus = page.activeElement;
  if (elementToFocus) focusWithoutCaret(elementToFocus, { preventScroll: true });
  return elementToFocus?.localName === 'h1' && elementToFocus !== previousFocus;
}

/** Moves the focus when the element of the returned ref unmounts while the focus is in it: to the element that `findNextFocus` returned, else to the page's heading. */
export function useFocusOnUnmount<T extends HTMLElement>(
  findNextFocus?: (element: T) => HTMLElement | null | undefined,
): RefObject<T | null> {
  const elementRef = useRef<T>(null);
  const hadFocus = useRef(false);
  const nextFocus = useRef<HTMLElement | null>(null);
  const findNext = useEffectEvent((unmountingElement: T) => findNextFocus?.(unmountingElement) ?? null);
  useLayoutEffect(() => {
    const mountedElement = elementRef.current;
    return () => {
      hadFocus.current = mountedElement?.contains(document.activeElement) ?? false;
      nextFocus.current = hadFocus.current && mountedElement ? findNext(mountedElement) : null;
    };
  }, []);
  // The cleanup of useEffect runs after the element that replaces this one has mounted.
  useEffect(
    () => () => {
      if (hadFocus.current && document.activeElement === document.body) {
        if (nextFocus.current?.isConnected) focusWithoutCaret(nextFocus.current);
        else focusHeading(document);
      }
    },
    [],
  );
  return elementRef;
}

/** Returns a ref whose element is focused before paint once `shouldFocus` is true; use it when the pressed control unmounts. A non-interactive element needs `tabIndex={-1}`. */
export function useFocusWhen<T extends HTMLElement>(shouldFocus = true): RefObject<T | null> {
  const elementRef = useRef<T>(null);
  useLayoutEffect(() => {
    if (shouldFocus && elementRef.current) focusWithoutCaret(elementRef.current);
  }, [shouldFocus]);
  return elementRef;
}

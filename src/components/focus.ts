import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Focuses the page's heading, else `<main>`, without scrolling or outline. Returns whether a heading newly got the focus, so that a screen reader reads it. */
export function focusHeading(page: Document): boolean {
  const target = ['main h1', 'h1', 'main']
    .map((selector) => page.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  if (target && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.style.outlineStyle = 'none';
    const restore = (): void => {
      target.removeAttribute('tabindex');
      target.style.removeProperty('outline-style');
    };
    target.addEventListener('blur', restore, { once: true });
  }
  const previousFocus = page.activeElement;
  target?.focus({ preventScroll: true });
  return target?.localName === 'h1' && target !== previousFocus;
}

/** Moves the focus when the element unmounts while the focus is in it: to the element that `findNextFocus` returned, else to the page's heading. */
export function useFocusOnUnmount<T extends HTMLElement>(
  findNextFocus?: (element: T) => HTMLElement | null | undefined,
): RefObject<T | null> {
  const element = useRef<T>(null);
  const hadFocus = useRef(false);
  const nextFocus = useRef<HTMLElement | null>(null);
  const findNext = useEffectEvent((unmountingElement: T) => findNextFocus?.(unmountingElement) ?? null);
  useLayoutEffect(() => {
    const mountedElement = element.current;
    return () => {
      hadFocus.current = mountedElement?.contains(document.activeElement) ?? false;
      nextFocus.current = hadFocus.current && mountedElement ? findNext(mountedElement) : null;
    };
  }, []);
  // The cleanup of useEffect runs after the replacing element has mounted.
  useEffect(
    () => () => {
      if (hadFocus.current && document.activeElement === document.body) {
        if (nextFocus.current?.isConnected) nextFocus.current.focus();
        else focusHeading(document);
      }
    },
    [],
  );
  return element;
}

/** Returns a ref whose element is focused before paint once `shouldFocus` is true, as the pressed control has unmounted. A non-interactive element needs `tabIndex={-1}`. */
export function useFocusWhen<T extends HTMLElement>(shouldFocus = true): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    if (shouldFocus) element.current?.focus();
  }, [shouldFocus]);
  return element;
}

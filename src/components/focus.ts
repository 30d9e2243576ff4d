import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Focuses the new screen's heading, else its main part, without scrolling or outline; returns whether a heading got it, which is then read. */
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

/** For what goes away with the control that was pressed in it: the heir or the screen's heading takes the focus, which would fall to the page. */
export function useFocusOnUnmount<T extends HTMLElement>(
  findNextFocus?: (leaving: T) => HTMLElement | null | undefined,
): RefObject<T | null> {
  const element = useRef<T>(null);
  const hadFocus = useRef(false);
  const nextFocus = useRef<HTMLElement | null>(null);
  const findNext = useEffectEvent((leaving: T) => findNextFocus?.(leaving) ?? null);
  useLayoutEffect(() => {
    const mounted = element.current;
    return () => {
      hadFocus.current = mounted?.contains(document.activeElement) ?? false;
      nextFocus.current = hadFocus.current && mounted ? findNext(mounted) : null;
    };
  }, []);
  // After what comes in its place is there.
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

/** Focuses an element when that is due, before it is painted: the pressed control has gone. What is no control needs `tabIndex={-1}`. */
export function useFocusWhen<T extends HTMLElement>(shouldFocus = true): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    if (shouldFocus) element.current?.focus();
  }, [shouldFocus]);
  return element;
}

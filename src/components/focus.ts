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
  const before = page.activeElement;
  target?.focus({ preventScroll: true });
  return target?.localName === 'h1' && target !== before;
}

/** For what goes away with the control that was pressed in it: the heir or the screen's heading takes the focus, which would fall to the page. */
export function useLeavesFocus<T extends HTMLElement>(
  findHeir?: (leaving: T) => HTMLElement | null | undefined,
): RefObject<T | null> {
  const element = useRef<T>(null);
  const hadFocus = useRef(false);
  const heir = useRef<HTMLElement | null>(null);
  const find = useEffectEvent((leaving: T) => findHeir?.(leaving) ?? null);
  useLayoutEffect(() => {
    const present = element.current;
    return () => {
      hadFocus.current = present?.contains(document.activeElement) ?? false;
      heir.current = hadFocus.current && present ? find(present) : null;
    };
  }, []);
  // After what comes in its place is there.
  useEffect(
    () => () => {
      if (hadFocus.current && document.activeElement === document.body) {
        if (heir.current?.isConnected) heir.current.focus();
        else focusHeading(document);
      }
    },
    [],
  );
  return element;
}

/** Focuses an element when that is due, before it is painted: the pressed control has gone. What is no control needs `tabIndex={-1}`. */
export function useFocusWhen<T extends HTMLElement>(isDue = true): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    if (isDue) element.current?.focus();
  }, [isDue]);
  return element;
}

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the new screen's heading, or to its main part when it has none yet, without scrolling and without
 * an outline: the person did not move there by key. The heading does not stay focusable.
 *
 * @returns whether a heading got the focus, which a screen reader reads then
 */
export function focusHeading(page: Document): boolean {
  const target = ['main h1', 'h1', 'main']
    .map((selector) => page.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  if (target && !target.hasAttribute('tabindex')) makeFocusableOnce(target);
  const before = page.activeElement;
  target?.focus({ preventScroll: true });
  return target?.localName === 'h1' && target !== before;
}

function makeFocusableOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.style.outlineStyle = 'none';
  const restore = (): void => {
    element.removeAttribute('tabindex');
    element.style.removeProperty('outline-style');
  };
  element.addEventListener('blur', restore, { once: true });
}

/**
 * For what goes away with the control that was pressed in it, such as a failure with its retry: if the focus is in it then, the
 * screen's heading takes it, for it would fall to the page, and the next Tab would begin at its top.
 *
 * @param findHeir what is to take it instead; asked while the element is still there.
 */
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

/**
 * Gives the focus to an element when it is due: as soon as the element is there, or later when that becomes true. For the
 * moment in which a press takes away the control that was pressed: the focus would fall to the page, and the next Tab
 * would begin at its top. So it moves before that is painted. What is no control needs `tabIndex={-1}`.
 */
export function useFocusWhen<T extends HTMLElement>(isDue = true): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    if (isDue) element.current?.focus();
  }, [isDue]);
  return element;
}

import { type RefObject, useLayoutEffect, useRef } from 'react';

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

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focus-heading';

/**
 * For what goes away with the control that was pressed in it, such as a failure with its retry: if the focus is in it then, the
 * screen's heading takes it, for it would fall to the page, and the next Tab would begin at its top.
 */
export function useLeavesFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const present = element.current;
    return () => {
      hadFocus.current = present?.contains(document.activeElement) ?? false;
    };
  }, []);
  // After what comes in its place is there.
  useEffect(
    () => () => {
      if (hadFocus.current && document.activeElement === document.body) focusHeading(document);
    },
    [],
  );
  return element;
}

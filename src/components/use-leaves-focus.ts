import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focus-heading';

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

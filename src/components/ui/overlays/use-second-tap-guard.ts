import { useEffect } from 'react';

/** The longest time between the two taps of a double tap, in milliseconds, and the longest way, in pixels. */
const doubleTapMs = 400;
const doubleTapPx = 30;

/** Ignores the second tap of a double tap that has closed a layer: it would press what lay below. */
export function useSecondTapGuard(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    let lastTap: MouseEvent | undefined;
    let isClosed = false;
    const onClick = (event: MouseEvent): void => {
      // A press by keyboard or by a script has no place.
      if (!event.isTrusted || event.detail === 0) return;
      const isInLayer = (event.target as Element).closest('[role=dialog]') !== null;
      if (!isClosed) lastTap = event;
      else if (!isInLayer && lastTap && Math.hypot(event.x - lastTap.x, event.y - lastTap.y) < doubleTapPx) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('click', onClick, true);
    return () => {
      isClosed = true;
      setTimeout(() => window.removeEventListener('click', onClick, true), doubleTapMs);
    };
  }, [isOpen]);
}

import type { Dialog as Radix } from 'radix-ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusNear } from './focus-near';
import { useCloseRequest } from './use-close-request';

/** Stops the page from scrolling; padding takes the place of the scrollbar, so that the page's content does not move. */
function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return undefined;
    const { style, clientWidth } = document.documentElement;
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    return () => {
      style.paddingRight = '';
      style.overflow = '';
    };
  }, [isLocked]);
}

/** The longest time between the two taps of a double tap, in milliseconds, and the longest way, in pixels. */
const doubleTapMs = 400;
const doubleTapPx = 30;

/** Ignores the second tap of a double tap that has closed a layer: it would press what lay below. */
function useSecondTapGuard(isOpen: boolean): void {
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

/** Makes a layer modal: the page does not scroll, Back closes the layer, a second tap on what closed it presses nothing below, and the focus then returns to the element that had it before, or near that element. Returns the props of Radix's content. */
export function useModal(open: boolean, onOpenChange: (open: boolean) => void) {
  // Radix returns the focus only to its own trigger: https://github.com/radix-ui/primitives/issues/1629.
  const openerRef = useRef<Element | null>(null);
  useScrollLock(open);
  useCloseRequest(open, () => onOpenChange(false));
  useSecondTapGuard(open);
  return {
    onOpenAutoFocus: () => {
      openerRef.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const opener = openerRef.current;
      if (!(opener instanceof HTMLElement)) return;
      // In a window of another width another element is the same control.
      const { press } = opener.dataset;
      const successor =
        !opener.isConnected && press && document.querySelector<HTMLElement>(`[data-press="${press}"]`);
      focusNear(successor || opener);
    },
  } satisfies Radix.DialogContentProps;
}

/** Dims the page behind a modal layer: Radix's own overlay locks scrolling with a <style> element, which the content security policy refuses. */
export const Scrim = () => <div className="pointer-events-auto fixed inset-0 z-40 touch-none bg-scrim" />;

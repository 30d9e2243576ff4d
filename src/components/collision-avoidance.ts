import { createEmitter } from '@/lib/emitter';

/** The edges of a box in the window, in pixels from its left and upper edge. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const gap = 12;

/** Returns by how many pixels to lift a floating box so that it covers none of the others; 0 if it would leave the window. */
export function collisionOffset(floating: Box, boxes: readonly Box[]): number {
  let lift = 0;
  // From the lowest box up, so that a lift never causes a collision with a box that was checked before.
  for (const { left, right, top, bottom } of boxes.toSorted((one, other) => other.bottom - one.bottom)) {
    const isBeside = right <= floating.left || left >= floating.right || bottom <= top;
    const isClear = bottom <= floating.top - lift || top >= floating.bottom - lift;
    if (!isBeside && !isClear) lift = floating.bottom - top + gap;
  }
  return floating.top - lift < 0 ? 0 : lift;
}

const protectedElements = new Set<HTMLElement>();
const protectedElementsChanged = createEmitter();

/** A ref callback for a control that floating elements must not cover. */
export function avoidCovering(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  protectedElements.add(element);
  protectedElementsChanged.emit();
  return () => {
    protectedElements.delete(element);
    protectedElementsChanged.emit();
  };
}

/** `checkVisibility` skips off-screen days of a long list without laying them out. */
const visibleButtonBoxes = (): Box[] =>
  Array.from(document.querySelectorAll('[data-press]'))
    .filter((button) => button.checkVisibility({ contentVisibilityAuto: true }))
    .filter((button) => ![...protectedElements].some((one) => one.contains(button)))
    .map((button) => button.getBoundingClientRect());

/** The box of the row with the focus, of which a toast speaks after a press; none outside a list. */
const focusedRowBoxes = (floating: HTMLElement): Box[] => {
  const row = document.activeElement?.closest('li');
  return row && !floating.contains(row) ? [row.getBoundingClientRect()] : [];
};

/** The box that the element would have without its `--lift`. */
function boxWithoutLift(element: HTMLElement, lift: number): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top: top + lift, bottom: bottom + lift };
}

/** A ref callback for a floating element: sets `--lift` so that it covers neither a visible button nor the row with the focus; where that is too much, only not the row. What scrolls later is not followed. */
export function floatWithoutCovering(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  let isVisible = false;
  let lift = 0;
  let buttonBoxes: Box[] = [];
  let rowBoxes: Box[] = [];
  const updateLift = (): void => {
    if (!isVisible) return;
    const protectedBoxes = Array.from(protectedElements, (element) => element.getBoundingClientRect());
    const boxes = [...rowBoxes, ...protectedBoxes];
    const floating = boxWithoutLift(element, lift);
    lift = collisionOffset(floating, [...buttonBoxes, ...boxes]) || collisionOffset(floating, boxes);
    element.style.setProperty('--lift', `${String(lift)}px`);
  };
  const resizeObserver = new ResizeObserver(() => {
    isVisible = element.offsetHeight > 0;
    if (isVisible) [buttonBoxes, rowBoxes] = [visibleButtonBoxes(), focusedRowBoxes(element)];
    updateLift();
  });
  const observeSizes = (): void => {
    resizeObserver.disconnect();
    for (const one of [element, ...protectedElements]) resizeObserver.observe(one);
  };
  observeSizes();
  const unsubscribe = protectedElementsChanged.subscribe(observeSizes);
  addEventListener('scroll', updateLift, { passive: true, capture: true });
  addEventListener('resize', updateLift);
  return () => {
    resizeObserver.disconnect();
    unsubscribe();
    removeEventListener('scroll', updateLift, { capture: true });
    removeEventListener('resize', updateLift);
  };
}

import { createEmitter } from '@/lib/emitter';

/** The edges of a box in the window, in pixels from its left and upper edge. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const gapPx = 12;

/** Returns by how many pixels to lift a floating box so that it covers none of the others; 0 if it would leave the window. */
export function collisionOffset(floatingBox: Box, boxes: readonly Box[]): number {
  let lift = 0;
  // From the lowest box up, so that a lift never causes a collision with a box that was checked before.
  for (const { left, right, top, bottom } of boxes.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBeside = right <= floatingBox.left || left >= floatingBox.right || bottom <= top;
    const isClear = bottom <= floatingBox.top - lift || top >= floatingBox.bottom - lift;
    if (!isBeside && !isClear) lift = floatingBox.bottom - top + gapPx;
  }
  return floatingBox.top - lift < 0 ? 0 : lift;
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
const getVisibleButtonBoxes = (): Box[] =>
  Array.from(document.querySelectorAll('[data-press]'))
    .filter((button) => button.checkVisibility({ contentVisibilityAuto: true }))
    .filter((button) => ![...protectedElements].some((element) => element.contains(button)))
    .map((button) => button.getBoundingClientRect());

/** The box of the list row with the focus, as a toast is about that row after a press; empty when the focus is outside a list. */
const getFocusedRowBoxes = (floatingElement: HTMLElement): Box[] => {
  const row = document.activeElement?.closest('li');
  return row && !floatingElement.contains(row) ? [row.getBoundingClientRect()] : [];
};

/** The box that the element would have without its `--lift`. */
function getBoxWithoutLift(element: HTMLElement, lift: number): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top: top + lift, bottom: bottom + lift };
}

/** A ref callback for a floating element: sets `--lift` so that the element covers neither a visible button nor the row with the focus; if that would lift it out of the window, it may cover buttons. Buttons and rows that scroll later are not followed. */
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
    const floatingBox = getBoxWithoutLift(element, lift);
    lift = collisionOffset(floatingBox, [...buttonBoxes, ...boxes]) || collisionOffset(floatingBox, boxes);
    element.style.setProperty('--lift', `${String(lift)}px`);
  };
  const resizeObserver = new ResizeObserver(() => {
    isVisible = element.offsetHeight > 0;
    if (isVisible) [buttonBoxes, rowBoxes] = [getVisibleButtonBoxes(), getFocusedRowBoxes(element)];
    updateLift();
  });
  const observeSizes = (): void => {
    resizeObserver.disconnect();
    for (const resizable of [element, ...protectedElements]) resizeObserver.observe(resizable);
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

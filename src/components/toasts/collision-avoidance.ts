import { joinStops, listen } from '@/lib/browser/listen';
import { createEmitter } from '@/lib/state/emitter';

/** The edges of a box in the window, in pixels from its left and upper edge. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const gapAboveBoxPx = 12;

/** Returns by how many pixels to lift a floating box so that it covers none of the `boxes`; 0 if the lifted box would leave the window. */
export function computeLift(floatingBox: Box, boxes: readonly Box[]): number {
  let lift = 0;
  // The lowest box comes first, so that a lift never causes a collision with a box that was checked before.
  for (const { left, right, top, bottom } of boxes.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBesideOrEmpty = right <= floatingBox.left || left >= floatingBox.right || bottom <= top;
    const isAboveOrBelow = bottom <= floatingBox.top - lift || top >= floatingBox.bottom - lift;
    if (!isBesideOrEmpty && !isAboveOrBelow) lift = floatingBox.bottom - top + gapAboveBoxPx;
  }
  return floatingBox.top - lift < 0 ? 0 : lift;
}

const protectedElements = new Set<HTMLElement>();
const protectedElementsChanged = createEmitter();

/** A ref callback for a control that floating elements must not cover. */
export function protectFromCovering(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  protectedElements.add(element);
  protectedElementsChanged.emit();
  return () => {
    protectedElements.delete(element);
    protectedElementsChanged.emit();
  };
}

/** The box of the list row with the focus, because a toast after a press is about that row; an empty array when the focus is outside a list. */
const getFocusedRowBoxes = (floatingElement: HTMLElement): Box[] => {
  const row = document.activeElement?.closest('li');
  return row && !floatingElement.contains(row) ? [row.getBoundingClientRect()] : [];
};

function getBoxWithoutLift(element: HTMLElement, lift: number): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top: top + lift, bottom: bottom + lift };
}

/** A ref callback for a floating element: sets `--lift` so that the element covers no protected element and not the row with the focus. The position of the row is measured only when an element changes its size. */
export function floatWithoutCovering(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  let isVisible = false;
  let lift = 0;
  let focusedRowBoxes: Box[] = [];
  const updateLift = (): void => {
    if (!isVisible) return;
    const protectedBoxes = Array.from(protectedElements, (control) => control.getBoundingClientRect());
    lift = computeLift(getBoxWithoutLift(element, lift), [...focusedRowBoxes, ...protectedBoxes]);
    element.style.setProperty('--lift', `${String(lift)}px`);
  };
  const resizeObserver = new ResizeObserver(() => {
    isVisible = element.offsetHeight > 0;
    if (isVisible) focusedRowBoxes = getFocusedRowBoxes(element);
    updateLift();
  });
  const observeSizes = (): void => {
    resizeObserver.disconnect();
    for (const observedElement of [element, ...protectedElements]) resizeObserver.observe(observedElement);
  };
  observeSizes();
  return joinStops(
    () => resizeObserver.disconnect(),
    protectedElementsChanged.subscribe(observeSizes),
    listen(window, ['scroll', 'resize'], updateLift, { passive: true, capture: true }),
  );
}

import { createEmitter } from '@/lib/emitter';

/** The edges of a box in the window, in pixels from its left and upper edge. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const gap = 12;

/** Pixels by which to lift what floats so that it covers none of the boxes; 0 where it would leave the window. */
export function collisionOffset(floating: Box, boxes: readonly Box[]): number {
  let lift = 0;
  // From below upwards: what it was lifted over does not come into its way again.
  for (const { left, right, top, bottom } of boxes.toSorted((one, other) => other.bottom - one.bottom)) {
    const isBeside = right <= floating.left || left >= floating.right || bottom <= top;
    const isClear = bottom <= floating.top - lift || top >= floating.bottom - lift;
    if (!isBeside && !isClear) lift = floating.bottom - top + gap;
  }
  return floating.top - lift < 0 ? 0 : lift;
}

const protectedElements = new Set<HTMLElement>();
const protectedElementsChanged = createEmitter();

/** A ref for a control at the bottom of a screen, which floating elements then do not cover. */
export function avoidCovering(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  protectedElements.add(element);
  protectedElementsChanged.emit();
  return () => {
    protectedElements.delete(element);
    protectedElementsChanged.emit();
  };
}

/** The boxes of the other buttons in sight that lists and screens have; days of a long list that are out of sight are not laid out for it. */
const buttonsInSight = (): Box[] =>
  Array.from(document.querySelectorAll('[data-press]'))
    .filter((button) => button.checkVisibility({ contentVisibilityAuto: true }))
    .filter((button) => ![...protectedElements].some((one) => one.contains(button)))
    .map((button) => button.getBoundingClientRect());

/** Where an element stands with the margin that its class gives it: `bottom` plus `--lift`. */
function boxWithoutLift(element: HTMLElement, lift: number): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top: top + lift, bottom: bottom + lift };
}

/** A ref for what floats at the bottom: sets its `--lift`. It comes where it covers no button, and does not follow those that are scrolled. */
export function floatWithoutCovering(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  let isVisible = false;
  let lift = 0;
  let buttons: Box[] = [];
  const updateLift = (): void => {
    if (!isVisible) return;
    const protectedBoxes = Array.from(protectedElements, (one) => one.getBoundingClientRect());
    lift = collisionOffset(boxWithoutLift(element, lift), [...buttons, ...protectedBoxes]);
    element.style.setProperty('--lift', `${String(lift)}px`);
  };
  const resizeObserver = new ResizeObserver(() => {
    isVisible = element.offsetHeight > 0;
    if (isVisible) buttons = buttonsInSight();
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

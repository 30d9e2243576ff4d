import { createListeners } from '@/lib/listeners';
import { type Box, liftOver } from './lift';

const kept = new Set<HTMLElement>();
const changed = createListeners();

/** A ref for a control at the bottom of a screen, which floating elements then do not cover. */
export function keepClear(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  kept.add(element);
  changed.call();
  return () => {
    kept.delete(element);
    changed.call();
  };
}

/** The boxes of the other buttons in sight that lists and screens have; days of a long list that are out of sight are not laid out for it. */
const buttonsInSight = (): Box[] =>
  Array.from(document.querySelectorAll('[data-press]'))
    .filter((button) => button.checkVisibility({ contentVisibilityAuto: true }))
    .filter((button) => ![...kept].some((one) => one.contains(button)))
    .map((button) => button.getBoundingClientRect());

/** Where an element stands with the margin that its class gives it: `bottom` plus `--lift`. */
function placeOf(element: HTMLElement, lift: number): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top: top + lift, bottom: bottom + lift };
}

/**
 * A ref for what floats at the bottom of the window: sets its `--lift` while something is in it. It comes where it covers no button,
 * and does not follow those that are scrolled.
 */
export function floatClear(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  let isShown = false;
  let lift = 0;
  let buttons: Box[] = [];
  const place = (): void => {
    if (!isShown) return;
    lift = liftOver(placeOf(element, lift), [
      ...buttons,
      ...[...kept].map((one) => one.getBoundingClientRect()),
    ]);
    element.style.setProperty('--lift', `${String(lift)}px`);
  };
  const sizes = new ResizeObserver(() => {
    isShown = element.offsetHeight > 0;
    if (isShown) buttons = buttonsInSight();
    place();
  });
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [element, ...kept]) sizes.observe(one);
  };
  watch();
  const stop = changed.add(watch);
  addEventListener('scroll', place, { passive: true, capture: true });
  addEventListener('resize', place);
  return () => {
    sizes.disconnect();
    stop();
    removeEventListener('scroll', place, { capture: true });
    removeEventListener('resize', place);
  };
}

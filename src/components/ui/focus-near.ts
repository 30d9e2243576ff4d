const stops = 'a[href], button, input, select, textarea, [tabindex="0"]';

const isShown = (element: HTMLElement): boolean =>
  element.closest('[hidden]') === null &&
  // Absent where nothing is laid out, as in tests.
  (typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true }));

/**
 * Gives the focus to an element that had it before or, where that is out of sight meanwhile, to what follows it on the screen, or
 * else to the last stop before it. When it is gone altogether, the screen's main part takes the focus.
 */
export function focusNear(element: HTMLElement): void {
  if (element.isConnected && isShown(element)) {
    element.focus();
    return;
  }
  const main = document.querySelector<HTMLElement>('main');
  const around = element.isConnected
    ? Array.from(main?.querySelectorAll<HTMLElement>(stops) ?? []).filter((stop) => isShown(stop))
    : [];
  const follows = (stop: HTMLElement): boolean =>
    (element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  (around.find((stop) => follows(stop)) ?? around.at(-1) ?? main)?.focus();
}

/**
 * Moves the focus to the new screen's heading, or to its main part when it has none yet, without scrolling and without
 * an outline: the person did not move there by key. The heading does not stay focusable.
 *
 * @returns whether a heading got the focus, which a screen reader reads then
 */
export function focusHeading(page: Document): boolean {
  const target = ['main h1', 'h1', 'main']
    .map((selector) => page.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  if (target && !target.hasAttribute('tabindex')) makeFocusableOnce(target);
  const before = page.activeElement;
  target?.focus({ preventScroll: true });
  return target?.localName === 'h1' && target !== before;
}

function makeFocusableOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.style.outlineStyle = 'none';
  const restore = (): void => {
    element.removeAttribute('tabindex');
    element.style.removeProperty('outline-style');
  };
  element.addEventListener('blur', restore, { once: true });
}

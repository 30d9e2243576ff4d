const focusableSelector = 'a[href], button, input, select, textarea, [tabindex="0"]';

const isVisible = (element: HTMLElement): boolean =>
  element.closest('[hidden]') === null &&
  // Absent where nothing is laid out, as in tests.
  (typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true }));

/** Focuses an element that had it before; out of sight, what follows it or the last stop before it; gone, the screen's main part. */
export function focusNear(element: HTMLElement): void {
  if (element.isConnected && isVisible(element)) {
    element.focus();
    return;
  }
  const main = document.querySelector<HTMLElement>('main');
  const candidates = element.isConnected
    ? Array.from(main?.querySelectorAll<HTMLElement>(focusableSelector) ?? []).filter((stop) =>
        isVisible(stop),
      )
    : [];
  const isAfterElement = (stop: HTMLElement): boolean =>
    (element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  (candidates.find((stop) => isAfterElement(stop)) ?? candidates.at(-1) ?? main)?.focus();
}

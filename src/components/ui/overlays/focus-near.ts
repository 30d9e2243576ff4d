const focusableSelector = 'a[href], button, input, select, textarea, [tabindex="0"]';

const isVisible = (element: HTMLElement): boolean =>
  element.closest('[hidden]') === null &&
  // jsdom lacks this method.
  (typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true }));

/** Focuses the element. If it is hidden, focuses the next focusable element of `<main>`, or if none follows, the last one; if it is unmounted or takes no focus (any more), `<main>` itself. */
export function focusNear(element: HTMLElement): void {
  const main = document.querySelector<HTMLElement>('main');
  if (element.isConnected && isVisible(element)) {
    element.focus();
    if (element === document.body || document.activeElement !== element) main?.focus({ preventScroll: true });
    return;
  }
  const candidates = element.isConnected
    ? Array.from(main?.querySelectorAll<HTMLElement>(focusableSelector) ?? []).filter(isVisible)
    : [];
  const isAfterElement = (candidate: HTMLElement): boolean =>
    (element.compareDocumentPosition(candidate) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  (candidates.find(isAfterElement) ?? candidates.at(-1) ?? main)?.focus();
}

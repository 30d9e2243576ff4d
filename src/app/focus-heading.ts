/**
 * Moves the focus to the new screen's heading, or to its main part when it has none yet, without scrolling and without
 * an outline: the person did not move there by key. The heading does not stay in the way of the Tab key.
 */
export function focusHeading(page: Document): void {
  const heading = page.querySelector<HTMLElement>('main h1, h1') ?? page.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.addEventListener(
    'blur',
    () => {
      heading.removeAttribute('tabindex');
      heading.style.removeProperty('outline');
    },
    { once: true },
  );
  heading.focus({ preventScroll: true });
}

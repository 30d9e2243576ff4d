/** Milliseconds that a control shows that it could not take a press. */
const shownMs = 1500;

/** Shows on a control that it did not take the press on it (styles.css): pressed a moment later, it may. */
export function showNotReady(control: HTMLElement): void {
  control.dataset['notReady'] = '';
  setTimeout(() => delete control.dataset['notReady'], shownMs);
}

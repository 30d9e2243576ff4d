/** Milliseconds that a control shows that it could not take a press. */
const shownMs = 1500;

/** Shows on a control that it did not take the press on it (styles.css): pressed a moment later, it may. */
export function showNotReady(control: HTMLElement): void {
  control.dataset['notReady'] = '';
  setTimeout(() => delete control.dataset['notReady'], shownMs);
}

/** The control whose dialog is open or on its way. */
let opener: HTMLElement | null = null;

/**
 * Whether the dialog of a control may open: not over that of another, as after two presses that were kept until the app was there.
 * A control whose dialog may not open shows that it did not take the press.
 */
export function takeDialogTurn(control: HTMLElement): boolean {
  // One that has left the page asks no more.
  if (opener !== null && opener !== control && opener.isConnected) {
    showNotReady(control);
    return false;
  }
  opener = control;
  return true;
}

/** The dialog of a control has closed, or did not come. */
export function giveDialogTurn(control: HTMLElement | null): void {
  if (opener === control) opener = null;
}

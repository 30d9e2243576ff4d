const notReadyMs = 1500;

/** Sets `data-not-ready` for a moment, so that styles.css shows that the control ignored a press. */
export function showNotReady(control: HTMLElement): void {
  control.dataset['notReady'] = '';
  setTimeout(() => delete control.dataset['notReady'], notReadyMs);
}

let opener: HTMLElement | null = null;

/** Returns whether the control may open its dialog. Only one dialog is open at a time: for a second dialog the control shows `data-not-ready`. */
export function requestDialog(control: HTMLElement): boolean {
  // An unmounted opener no longer blocks other controls.
  if (opener !== null && opener !== control && opener.isConnected) {
    showNotReady(control);
    return false;
  }
  opener = control;
  return true;
}

/** Lets other dialogs open; call it when the control's dialog has closed or failed to load. */
export function releaseDialog(control: HTMLElement | null): void {
  if (opener === control) opener = null;
}

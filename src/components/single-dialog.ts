const notReadyMs = 1500;

/** Shows for a moment on a control that it did not take a press (styles.css). */
export function showNotReady(control: HTMLElement): void {
  control.dataset['notReady'] = '';
  setTimeout(() => delete control.dataset['notReady'], notReadyMs);
}

let opener: HTMLElement | null = null;

/** Whether the dialog of a control may open: not while another is open, as after two early presses, which the control then shows. */
export function requestDialog(control: HTMLElement): boolean {
  // A control that has left the page no longer counts.
  if (opener !== null && opener !== control && opener.isConnected) {
    showNotReady(control);
    return false;
  }
  opener = control;
  return true;
}

/** To be called when the dialog of a control has closed or failed to load. */
export function releaseDialog(control: HTMLElement | null): void {
  if (opener === control) opener = null;
}

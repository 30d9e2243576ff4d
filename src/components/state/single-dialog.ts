const notReadyShownMs = 1500;

/** Sets `data-not-ready` for a moment, so that src/app/styles/states.css shows that the control ignored a press. */
export function showNotReady(control: HTMLElement): void {
  control.dataset['notReady'] = '';
  setTimeout(() => delete control.dataset['notReady'], notReadyShownMs);
}

let openerControl: HTMLElement | null = null;

/** Returns whether the control may open its dialog. Only one dialog is open at a time: while another one is open, the control gets `data-not-ready`. */
export function requestDialog(control: HTMLElement): boolean {
  // An unmounted opener no longer blocks other controls.
  if (openerControl !== null && openerControl !== control && openerControl.isConnected) {
    showNotReady(control);
    return false;
  }
  openerControl = control;
  return true;
}

/** Lets other dialogs open; call it when the control's dialog has closed or failed to load. */
export function releaseDialog(control: HTMLElement | null): void {
  if (openerControl === control) openerControl = null;
}

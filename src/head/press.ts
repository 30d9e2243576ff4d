import { findByPressKey, pressKey } from './press-key';

declare global {
  interface Window {
    /** The button that was pressed last before anything could answer it; the app presses it again (src/app/page/early-input.ts). */
    earlyPress?: HTMLButtonElement | undefined;
  }
}

/** Milliseconds that a button shows that it cannot answer yet. */
const feedbackMs = 1500;

/** Whether a press can be given to the app: what is hydrated keeps its nodes, anything else is found again by its key. */
const canBeKept = (button: HTMLButtonElement, root: HTMLElement): boolean =>
  root.dataset['scene'] === 'page' || findByPressKey(root, pressKey(button)) === button;

/**
 * Keeps the last press on what the build has drawn, as long as nothing answers it. Also the press that Enter in a field makes: sent
 * by the browser itself, a form would put a password into the address. A button whose press cannot be kept shows that
 * (`data-not-ready`).
 */
export function keepPresses(page: HTMLElement, root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    // The app answers itself what it has taken over.
    if (!event.isTrusted || ('started' in page.dataset && root.id === 'root')) return;
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    if (canBeKept(button, root)) {
      window.earlyPress = button;
      return;
    }
    button.dataset['notReady'] = '';
    setTimeout(() => delete button.dataset['notReady'], feedbackMs);
  });
}

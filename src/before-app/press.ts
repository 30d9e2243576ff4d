import { showNotReady } from '@/components/one-dialog';
import { findByPressKey, pressKey, wordsOf } from './press-key';

/** A press that nothing could answer yet. */
export interface EarlyPress {
  button: HTMLButtonElement;
  /** What it would have sent. */
  words: string;
}

declare global {
  interface Window {
    /** In their order; the app presses them again and takes the list away (early-input.ts): from then on it answers. */
    earlyPresses?: EarlyPress[] | undefined;
  }
}

/** Whether a press can be given to the app: hydrated elements keep their nodes, others are found by their key. */
const canBeKept = (button: HTMLButtonElement, root: HTMLElement): boolean =>
  root.dataset['scene'] === 'page' || findByPressKey(root, pressKey(button)) === button;

const submitOf = (form: HTMLFormElement): Element | undefined =>
  Array.from(form.elements).find((each) => each instanceof HTMLButtonElement && each.type === 'submit');

/** Shows that a press on the button is kept (`data-not-ready="kept"`), or is none any more. */
export function markKept(button: HTMLButtonElement, isKept: boolean): void {
  for (const [name, value] of Object.entries({ 'aria-busy': 'true', 'data-not-ready': 'kept' })) {
    if (isKept) button.setAttribute(name, value);
    else button.removeAttribute(name);
  }
}

/**
 * Keeps the presses on what the build has drawn, in their order and each button's once, as long as nothing answers them; also what
 * sends a form without a press, a script's `requestSubmit()` for one. Typing on withdraws the press on that form. A
 * button whose press cannot be kept shows that (`data-not-ready`).
 */
export function keepPresses(page: HTMLElement, root: HTMLElement): void {
  window.earlyPresses = [];

  /** Null once the app answers itself. */
  const list = (): EarlyPress[] | null =>
    'started' in page.dataset && root.id === 'root' ? null : (window.earlyPresses ?? null);

  function keep(presses: readonly EarlyPress[], button: HTMLButtonElement): void {
    if (canBeKept(button, root)) {
      const others = presses.filter((each) => each.button !== button);
      window.earlyPresses = [...others, { button, words: wordsOf(button) }];
      markKept(button, true);
      return;
    }
    showNotReady(button);
  }

  root.addEventListener('click', (event) => {
    const presses = list();
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!presses || !button || !event.isTrusted) return;
    event.preventDefault();
    keep(presses, button);
  });
  root.addEventListener('submit', (event) => {
    const presses = list();
    if (!presses) return;
    event.preventDefault();
    const button = event.submitter ?? submitOf(event.target as HTMLFormElement);
    if (button instanceof HTMLButtonElement) keep(presses, button);
  });
  root.addEventListener('input', () => {
    window.earlyPresses = list()?.filter(({ button, words }) => {
      const isSame = wordsOf(button) === words;
      if (!isSame) markKept(button, false);
      return isSame;
    });
  });
}

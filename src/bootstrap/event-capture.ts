import { showNotReady } from '@/components/single-dialog';

/** The names of the fields of a form, by which it is known: no form has a name of its own. */
function namesOf({ elements }: HTMLFormElement): string {
  const names = new Set(Array.from(elements, (field) => field.getAttribute('name') ?? ''));
  return [...names].filter(Boolean).join(' ');
}

/** What a button is and whom it is about: its `data-press` (`join-42`), or the fields of the form that it sends. Null for any other button. */
export function clickKey(button: HTMLButtonElement): string | null {
  const key = button.dataset['press'];
  if (key) return key;
  const names = button.type === 'submit' && button.form ? namesOf(button.form) : '';
  return names === '' ? null : `submit ${names}`;
}

/** What the form holds that a button sends; empty where it sends none. */
export const wordsOf = ({ type, form }: HTMLButtonElement): string =>
  type === 'submit' && form ? JSON.stringify([...new FormData(form)]) : '';

/** The one button with that key below a root; null where there is none, or more than one. */
export function findByClickKey(root: ParentNode, key: string | null): HTMLButtonElement | null {
  if (key === null) return null;
  const [button, ...others] = Array.from(root.querySelectorAll('button')).filter(
    (each) => clickKey(each) === key,
  );
  return others.length === 0 ? (button ?? null) : null;
}

/** A press that nothing could answer yet. */
interface EarlyPress {
  button: HTMLButtonElement;
  words: string;
}

declare global {
  interface Window {
    /** In their order; the app presses them again and takes the list away (event-replay.ts): from then on it answers. */
    earlyPresses?: EarlyPress[] | undefined;
  }
}

const submitOf = (form: HTMLFormElement): Element | undefined =>
  Array.from(form.elements).find((each) => each instanceof HTMLButtonElement && each.type === 'submit');

/** Shows that a press on the button is kept (`data-not-ready="kept"`), or is none any more. */
export function markCaptured(button: HTMLButtonElement, isKept: boolean): void {
  for (const [name, value] of Object.entries({ 'aria-busy': 'true', 'data-not-ready': 'kept' })) {
    if (isKept) button.setAttribute(name, value);
    else button.removeAttribute(name);
  }
}

/** Keeps the presses on what the build has drawn, in their order, each button's once and withdrawn by typing on; shows those that cannot be kept. */
export function captureClicks(page: HTMLElement, root: HTMLElement): void {
  window.earlyPresses = [];

  /** Null once the app answers itself. */
  const list = (): EarlyPress[] | null =>
    'started' in page.dataset && root.id === 'root' ? null : (window.earlyPresses ?? null);

  function keep(presses: readonly EarlyPress[], button: HTMLButtonElement): void {
    // Hydrated elements keep their nodes, others are found by their key.
    const canBeKept = root.dataset['scene'] === 'page' || findByClickKey(root, clickKey(button)) === button;
    if (!canBeKept) return showNotReady(button);
    const others = presses.filter((each) => each.button !== button);
    window.earlyPresses = [...others, { button, words: wordsOf(button) }];
    markCaptured(button, true);
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
      if (!isSame) markCaptured(button, false);
      return isSame;
    });
  });
}

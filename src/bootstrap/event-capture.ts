import { showNotReady } from '@/components/single-dialog';

/** The names of the fields of a form, by which it is known: no form has a name of its own. */
function fieldNames({ elements }: HTMLFormElement): string {
  const names = new Set(Array.from(elements, (field) => field.getAttribute('name') ?? ''));
  return [...names].filter(Boolean).join(' ');
}

/** What a button is and whom it is about: its `data-press` (`join-42`), or the fields of the form that it sends. Null for any other button. */
export function clickKey(button: HTMLButtonElement): string | null {
  const key = button.dataset['press'];
  if (key) return key;
  const names = button.type === 'submit' && button.form ? fieldNames(button.form) : '';
  return names === '' ? null : `submit ${names}`;
}

/** What the form holds that a button sends; empty where it sends none. */
export const formContent = ({ type, form }: HTMLButtonElement): string =>
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
interface CapturedClick {
  button: HTMLButtonElement;
  content: string;
}

declare global {
  interface Window {
    /** In their order; the app presses them again and takes the list away (event-replay.ts): from then on it answers. */
    capturedClicks?: CapturedClick[] | undefined;
  }
}

const findSubmitButton = (form: HTMLFormElement): Element | undefined =>
  Array.from(form.elements).find((each) => each instanceof HTMLButtonElement && each.type === 'submit');

/** Shows that a press on the button is kept (`data-not-ready="kept"`), or is none any more. */
export function markCaptured(button: HTMLButtonElement, isCaptured: boolean): void {
  for (const [name, value] of Object.entries({ 'aria-busy': 'true', 'data-not-ready': 'kept' })) {
    if (isCaptured) button.setAttribute(name, value);
    else button.removeAttribute(name);
  }
}

/** Keeps the presses on what the build has drawn, in their order, each button's once and withdrawn by typing on; shows those that cannot be kept. */
export function captureClicks(page: HTMLElement, root: HTMLElement): void {
  window.capturedClicks = [];

  /** Null once the app answers itself. */
  const getCaptured = (): CapturedClick[] | null =>
    'started' in page.dataset && root.id === 'root' ? null : (window.capturedClicks ?? null);

  function capture(presses: readonly CapturedClick[], button: HTMLButtonElement): void {
    // Hydrated elements keep their nodes, others are found by their key.
    const canBeReplayed = root.dataset['pageKind'] === 'page' || findByClickKey(root, clickKey(button)) === button;
    if (!canBeReplayed) return showNotReady(button);
    const others = presses.filter((each) => each.button !== button);
    window.capturedClicks = [...others, { button, content: formContent(button) }];
    markCaptured(button, true);
  }

  root.addEventListener('click', (event) => {
    const presses = getCaptured();
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!presses || !button || !event.isTrusted) return;
    event.preventDefault();
    capture(presses, button);
  });
  root.addEventListener('submit', (event) => {
    const presses = getCaptured();
    if (!presses) return;
    event.preventDefault();
    const button = event.submitter ?? findSubmitButton(event.target as HTMLFormElement);
    if (button instanceof HTMLButtonElement) capture(presses, button);
  });
  root.addEventListener('input', () => {
    window.capturedClicks = getCaptured()?.filter(({ button, content }) => {
      const isSame = formContent(button) === content;
      if (!isSame) markCaptured(button, false);
      return isSame;
    });
  });
}

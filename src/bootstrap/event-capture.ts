import { showNotReady } from '@/components/single-dialog';

/** The field names of a form, which identify it, as forms have no name of their own. */
function fieldNames({ elements }: HTMLFormElement): string {
  const names = new Set(Array.from(elements, (field) => field.getAttribute('name') ?? ''));
  return [...names].filter(Boolean).join(' ');
}

/** Identifies a button by its `data-press` (`join-42`), or by the fields of the form that it submits; else null. */
export function clickKey(button: HTMLButtonElement): string | null {
  const key = button.dataset['press'];
  if (key) return key;
  const names = button.type === 'submit' && button.form ? fieldNames(button.form) : '';
  return names === '' ? null : `submit ${names}`;
}

/** The content of the form that a button submits, as text; else empty. */
export const formContent = ({ type, form }: HTMLButtonElement): string =>
  type === 'submit' && form ? JSON.stringify([...new FormData(form)]) : '';

/** The only button with that key within a root, else null. */
export function findByClickKey(root: ParentNode, key: string | null): HTMLButtonElement | null {
  if (key === null) return null;
  const [button, ...others] = Array.from(root.querySelectorAll('button')).filter(
    (each) => clickKey(each) === key,
  );
  return others.length === 0 ? (button ?? null) : null;
}

/** A click before the app could handle it. */
interface CapturedClick {
  button: HTMLButtonElement;
  content: string;
}

declare global {
  interface Window {
    /** The captured clicks in their order, until the app replays them (event-replay.ts). */
    capturedClicks?: CapturedClick[] | undefined;
  }
}

const findSubmitButton = (form: HTMLFormElement): Element | undefined =>
  Array.from(form.elements).find((each) => each instanceof HTMLButtonElement && each.type === 'submit');

/** Marks the button as clicked and waiting for the app, or removes the mark. */
export function markCaptured(button: HTMLButtonElement, isCaptured: boolean): void {
  for (const [name, value] of Object.entries({ 'aria-busy': 'true', 'data-not-ready': 'captured' })) {
    if (isCaptured) button.setAttribute(name, value);
    else button.removeAttribute(name);
  }
}

/** Captures clicks and submits until the app handles them, one per button; a button that could not be found again shows that it is not ready. */
export function captureClicks(page: HTMLElement, root: HTMLElement): void {
  window.capturedClicks = [];

  /** The captured clicks, or null once the app handles events itself. */
  const getCaptured = (): CapturedClick[] | null =>
    'started' in page.dataset && root.id === 'root' ? null : (window.capturedClicks ?? null);

  function capture(clicks: readonly CapturedClick[], button: HTMLButtonElement): void {
    // Hydration keeps the nodes; in a new screen the button is found by its key.
    const canBeReplayed =
      root.dataset['pageKind'] === 'page' || findByClickKey(root, clickKey(button)) === button;
    if (!canBeReplayed) return showNotReady(button);
    const others = clicks.filter((each) => each.button !== button);
    window.capturedClicks = [...others, { button, content: formContent(button) }];
    markCaptured(button, true);
  }

  root.addEventListener('click', (event) => {
    const clicks = getCaptured();
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!clicks || !button || !event.isTrusted) return;
    event.preventDefault();
    capture(clicks, button);
  });
  root.addEventListener('submit', (event) => {
    const clicks = getCaptured();
    if (!clicks) return;
    event.preventDefault();
    const button = event.submitter ?? findSubmitButton(event.target as HTMLFormElement);
    if (button instanceof HTMLButtonElement) capture(clicks, button);
  });
  // A submit is dropped when the person goes on typing in its form.
  root.addEventListener('input', () => {
    window.capturedClicks = getCaptured()?.filter(({ button, content }) => {
      const isSame = formContent(button) === content;
      if (!isSame) markCaptured(button, false);
      return isSame;
    });
  });
}

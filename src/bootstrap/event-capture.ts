import { showNotReady } from '@/components/state/single-dialog';

/** The field names of a form, which identify it, as forms have no name of their own. */
function getFieldNames({ elements }: HTMLFormElement): string {
  const names = new Set(Array.from(elements, (field) => field.getAttribute('name') ?? ''));
  return [...names].filter(Boolean).join(' ');
}

/** The key of a button: its `data-press` (`join-42`), or the fields of the form that it submits; null for any other button. */
export function getButtonKey(button: HTMLButtonElement): string | null {
  const key = button.dataset['press'];
  if (key) return key;
  const names = button.type === 'submit' && button.form ? getFieldNames(button.form) : '';
  return names === '' ? null : `submit ${names}`;
}

/** The content of the form that a button submits, as text; empty when it submits none. */
export const readFormContent = ({ type, form }: HTMLButtonElement): string =>
  type === 'submit' && form ? JSON.stringify([...new FormData(form)]) : '';

/** The only button with that key within a root; null when there are none or several that are shown. */
export function findButtonByKey(root: ParentNode, key: string | null): HTMLButtonElement | null {
  if (key === null) return null;
  const buttons = Array.from(root.querySelectorAll('button')).filter(
    (button) => getButtonKey(button) === key,
  );
  // The prerendered page is for all widths, so it has some buttons twice, one of them hidden.
  const shownButtons =
    buttons.length > 1 ? buttons.filter((button) => button.getClientRects().length > 0) : buttons;
  return shownButtons.length === 1 ? shownButtons[0]! : null;
}

interface CapturedClick {
  button: HTMLButtonElement;
  formContent: string;
}

declare global {
  interface Window {
    /** The captured clicks in their order, until the app replays them (event-replay.ts). */
    capturedClicks?: CapturedClick[] | undefined;
  }
}

const findSubmitButton = (form: HTMLFormElement): Element | undefined =>
  Array.from(form.elements).find((field) => field instanceof HTMLButtonElement && field.type === 'submit');

export function markCaptured(button: HTMLButtonElement, isCaptured: boolean): void {
  for (const [name, value] of Object.entries({ 'aria-busy': 'true', 'data-not-ready': 'captured' })) {
    if (isCaptured) button.setAttribute(name, value);
    else button.removeAttribute(name);
  }
}

/** Captures `click` and `submit` events until the app handles them, one per button. A button that cannot be found again in the app's screen shows that it is not ready. */
export function captureClicks(page: HTMLElement, root: HTMLElement): void {
  window.capturedClicks = [];

  /** The captured clicks, or null once the app handles events itself. */
  const getCapturedClicks = (): CapturedClick[] | null =>
    'started' in page.dataset && root.id === 'root' ? null : (window.capturedClicks ?? null);

  function capture(clicks: readonly CapturedClick[], button: HTMLButtonElement): void {
    // Hydration keeps the nodes; in a new screen the button is found by its key.
    const canBeReplayed =
      root.dataset['pageKind'] === 'page' || findButtonByKey(root, getButtonKey(button)) === button;
    if (!canBeReplayed) return showNotReady(button);
    const clicksOnOtherButtons = clicks.filter((click) => click.button !== button);
    window.capturedClicks = [...clicksOnOtherButtons, { button, formContent: readFormContent(button) }];
    markCaptured(button, true);
  }

  root.addEventListener('click', (event) => {
    const clicks = getCapturedClicks();
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!clicks || !button || !event.isTrusted) return;
    event.preventDefault();
    capture(clicks, button);
  });
  root.addEventListener('submit', (event) => {
    const clicks = getCapturedClicks();
    if (!clicks) return;
    event.preventDefault();
    const button = event.submitter ?? findSubmitButton(event.target as HTMLFormElement);
    if (button instanceof HTMLButtonElement) capture(clicks, button);
  });
  // A submit is dropped when the person goes on typing in its form.
  root.addEventListener('input', () => {
    window.capturedClicks = getCapturedClicks()?.filter(({ button, formContent }) => {
      const hasSameContent = readFormContent(button) === formContent;
      if (!hasSameContent) markCaptured(button, false);
      return hasSameContent;
    });
  });
}

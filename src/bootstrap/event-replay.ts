import { findByClickKey, markCaptured, clickKey, formContent } from './event-capture';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedValue {
  field: Field;
  property: 'value' | 'checked';
  content: string | boolean;
}

const fields = 'input, textarea, select';

const fieldsOf = (root: ParentNode): Field[] => [...root.querySelectorAll<Field>(fields)];

const isField = (element: Element | null): element is Field => element?.matches(fields) ?? false;

const isCheckable = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

/** Whether the field holds something else than before anybody came: of a select, than the first of its choices. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

const readTypedValues = (fields: readonly Field[]): TypedValue[] =>
  fields
    .filter(isChanged)
    .map((field) =>
      isCheckable(field)
        ? { field, property: 'checked', content: field.checked }
        : { field, property: 'value', content: field.value },
    );

function setFieldValue(field: Field, { property, content }: TypedValue): void {
  if (Reflect.get(field, property) === content) return;
  // React makes its change event of a box of nothing but a click.
  if (property === 'checked') return field.click();
  const isChoice = field instanceof HTMLSelectElement;
  if (isChoice && !Array.from(field.options).some(({ value }) => value === content)) return;
  // By the prototype's own setter: React puts one on each field, and would take what is set by that for no change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, content);
  field.dispatchEvent(new Event(isChoice ? 'change' : 'input', { bubbles: true }));
}

/** Identifies a field in either root: its form and its name. */
function fieldKey(field: Field): string | null {
  const name = field.name || (field.getAttribute('aria-label') ?? '');
  if (name === '') return null;
  const value = field.type === 'radio' ? field.value : '';
  return [field.form?.id ?? '', field.tagName, field.type, name, value].join(' ');
}

/** The field itself if it is still in the page, else its replacement; none if that is ambiguous. */
function findCurrentField(field: Field, root: HTMLElement): Field | null {
  if (field.isConnected) return field;
  const key = fieldKey(field);
  if (key === null) return null;
  const [found, ...others] = fieldsOf(root).filter((other) => fieldKey(other) === key);
  return others.length === 0 ? (found ?? null) : null;
}

/** Moves the caret and selection to the field that has replaced the one that was typed in. */
function restoreFocus(from: Element | null, root: HTMLElement): void {
  if (!isField(from) || from.isConnected) return;
  if (document.activeElement === document.body) findCurrentField(from, root)?.focus({ preventScroll: true });
}

/**
 * Notes what is typed, chosen, or filled in by the browser below `root` before its code can answer. Returns what puts it into the same fields
 * again, or their successors in the root given, and then presses what was pressed, a form's only if it holds the same words.
 */
export function replayEvents(root: HTMLElement): (into: HTMLElement) => void {
  const { pathname } = window.location;
  const fields = fieldsOf(root);
  let typedValues = readTypedValues(fields);
  let focused = root.contains(document.activeElement) ? document.activeElement : null;
  const recordInput = (): void => void (typedValues = readTypedValues(fields));
  const recordFocus = ({ target }: Event): void => void (focused = target as Element);
  root.addEventListener('input', recordInput);
  root.addEventListener('focusin', recordFocus);

  return (into) => {
    root.removeEventListener('input', recordInput);
    root.removeEventListener('focusin', recordFocus);
    const presses = window.capturedClicks ?? [];
    window.capturedClicks = undefined;
    for (const { button } of presses) markCaptured(button, false);
    if (window.location.pathname !== pathname) return;
    for (const each of typedValues) {
      const field = findCurrentField(each.field, into);
      if (field) setFieldValue(field, each);
    }
    restoreFocus(focused, into);
    for (const { button, content } of presses) {
      const now = button.isConnected ? button : findByClickKey(into, clickKey(button));
      if (now && formContent(now) === content) now.click();
    }
  };
}

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

/** Whether the field differs from its default; a select, from its first option. */
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
  // React fires the change event of a checkbox only on a click.
  if (property === 'checked') return field.click();
  const isChoice = field instanceof HTMLSelectElement;
  if (isChoice && !Array.from(field.options).some(({ value }) => value === content)) return;
  // React replaces the setter of the field and would not see the change, so the prototype's is called.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, content);
  field.dispatchEvent(new Event(isChoice ? 'change' : 'input', { bubbles: true }));
}

/** Identifies a field by its form, type and name. */
function fieldKey(field: Field): string | null {
  const name = field.name || (field.getAttribute('aria-label') ?? '');
  if (name === '') return null;
  const value = field.type === 'radio' ? field.value : '';
  return [field.form?.id ?? '', field.tagName, field.type, name, value].join(' ');
}

/** The field itself if it is still in the page, else the only field with its key, else null. */
function findCurrentField(field: Field, root: HTMLElement): Field | null {
  if (field.isConnected) return field;
  const key = fieldKey(field);
  if (key === null) return null;
  const [found, ...others] = fieldsOf(root).filter((other) => fieldKey(other) === key);
  return others.length === 0 ? (found ?? null) : null;
}

/** Focuses the replacement of the field that had the focus. */
function restoreFocus(oldFocus: Element | null, root: HTMLElement): void {
  if (!isField(oldFocus) || oldFocus.isConnected) return;
  if (document.activeElement === document.body)
    findCurrentField(oldFocus, root)?.focus({ preventScroll: true });
}

/** Records what is typed in `root` before hydration. Returns a function that writes it into the same fields of the given root and repeats the captured clicks. */
export function replayEvents(root: HTMLElement): (newRoot: HTMLElement) => void {
  const { pathname } = window.location;
  const fields = fieldsOf(root);
  let typedValues = readTypedValues(fields);
  let focused = root.contains(document.activeElement) ? document.activeElement : null;
  const recordInput = (): void => void (typedValues = readTypedValues(fields));
  const recordFocus = ({ target }: Event): void => void (focused = target as Element);
  root.addEventListener('input', recordInput);
  root.addEventListener('focusin', recordFocus);

  return (newRoot) => {
    root.removeEventListener('input', recordInput);
    root.removeEventListener('focusin', recordFocus);
    const clicks = window.capturedClicks ?? [];
    window.capturedClicks = undefined;
    for (const { button } of clicks) markCaptured(button, false);
    if (window.location.pathname !== pathname) return;
    for (const each of typedValues) {
      const field = findCurrentField(each.field, newRoot);
      if (field) setFieldValue(field, each);
    }
    restoreFocus(focused, newRoot);
    for (const { button, content } of clicks) {
      const currentButton = button.isConnected ? button : findByClickKey(newRoot, clickKey(button));
      if (currentButton && formContent(currentButton) === content) currentButton.click();
    }
  };
}

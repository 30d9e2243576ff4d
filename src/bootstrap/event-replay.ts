import { findButtonByKey, markCaptured, getButtonKey, readFormContent } from './event-capture';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedValue {
  field: Field;
  property: 'value' | 'checked';
  value: string | boolean;
}

const fieldSelector = 'input, textarea, select';

const findFields = (root: ParentNode): Field[] => [...root.querySelectorAll<Field>(fieldSelector)];

const isField = (element: Element | null): element is Field => element?.matches(fieldSelector) ?? false;

const isCheckable = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

/** Whether the value of a field is not its default; the default of a select is its first option. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

const readTypedValues = (fields: readonly Field[]): TypedValue[] =>
  fields
    .filter(isChanged)
    .map((field) =>
      isCheckable(field)
        ? { field, property: 'checked', value: field.checked }
        : { field, property: 'value', value: field.value },
    );

function setFieldValue(field: Field, { property, value: typedValue }: TypedValue): void {
  if (Reflect.get(field, property) === typedValue) return;
  // React fires the change event of a checkbox only on a click.
  if (property === 'checked') return field.click();
  const isSelect = field instanceof HTMLSelectElement;
  if (isSelect && !Array.from(field.options).some(({ value }) => value === typedValue)) return;
  // React has replaced the setter of the field and would miss the change, so the setter of the prototype is called.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, typedValue);
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}

/** The form, type and name of a field, which identify it; null for a field without a name. */
function getFieldKey(field: Field): string | null {
  const name = field.name || (field.getAttribute('aria-label') ?? '');
  if (name === '') return null;
  const value = field.type === 'radio' ? field.value : '';
  return [field.form?.id ?? '', field.tagName, field.type, name, value].join(' ');
}

/** The field itself while it is in the page, else the only field with the same key, else null. */
function findCurrentField(field: Field, root: HTMLElement): Field | null {
  if (field.isConnected) return field;
  const key = getFieldKey(field);
  if (key === null) return null;
  const fields = findFields(root).filter((candidate) => getFieldKey(candidate) === key);
  return fields.length === 1 ? fields[0]! : null;
}

function restoreFocus(oldElement: Element | null, root: HTMLElement): void {
  if (!isField(oldElement) || oldElement.isConnected) return;
  // A section that the address names has taken the focus meanwhile.
  if (!isField(document.activeElement)) findCurrentField(oldElement, root)?.focus({ preventScroll: true });
}

/** Records the values typed in `root` before hydration. Returns a function that writes them into the same fields of the new root and repeats the captured clicks. */
export function recordEvents(root: HTMLElement): (newRoot: HTMLElement) => void {
  const { pathname } = window.location;
  // A late first paint brings further fields.
  let typedValues = readTypedValues(findFields(root));
  let focusedElement = root.contains(document.activeElement) ? document.activeElement : null;
  const recordInput = (): void => void (typedValues = readTypedValues(findFields(root)));
  const recordFocus = ({ target }: Event): void => void (focusedElement = target as Element);
  root.addEventListener('input', recordInput);
  root.addEventListener('focusin', recordFocus);

  return (newRoot) => {
    root.removeEventListener('input', recordInput);
    root.removeEventListener('focusin', recordFocus);
    const clicks = window.capturedClicks ?? [];
    window.capturedClicks = undefined;
    for (const { button } of clicks) markCaptured(button, false);
    if (window.location.pathname !== pathname) return;
    for (const typedValue of typedValues) {
      const field = findCurrentField(typedValue.field, newRoot);
      if (field) setFieldValue(field, typedValue);
    }
    restoreFocus(focusedElement, newRoot);
    for (const { button, formContent } of clicks) {
      const currentButton = button.isConnected ? button : findButtonByKey(newRoot, getButtonKey(button));
      if (currentButton && readFormContent(currentButton) === formContent) currentButton.click();
    }
  };
}

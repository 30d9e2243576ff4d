type TextField = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  field: TextField;
  property: 'value' | 'checked';
  content: string | boolean;
}

function put({ field, property, content }: Typed): void {
  if (!field.isConnected || Reflect.get(field, property) === content) return;
  if (property === 'checked') {
    field.click();
    return;
  }
  // By the prototype's own setter: React puts one on each field, and would take what is set by that for no change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, content);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Notes what was typed, or filled in by the browser, into the fields of a page before its code came. A form that is
 * hydrated begins with its own values, and would empty them.
 * @returns types it again, into the fields that have lost it
 */
export function takeTyped(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<TextField>('input, textarea')];
  const typed = fields.flatMap((field): Typed[] => {
    if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
      return field.checked === field.defaultChecked
        ? []
        : [{ field, property: 'checked', content: field.checked }];
    }
    return field.value === field.defaultValue ? [] : [{ field, property: 'value', content: field.value }];
  });
  return () => typed.forEach(put);
}

/** The names of the fields of a form, by which it is known: no form has a name of its own. */
const namesOf = (form: HTMLFormElement): string =>
  Array.from(form.elements, (field) => field.getAttribute('name') ?? '')
    .filter((name, index, names) => name !== '' && names.indexOf(name) === index)
    .join(' ');

/**
 * What a button is and whom it is about, whatever it is called at the moment: its `data-press` (`join-42`) or, where it sends a
 * form, the fields of that form. Null for any other button: what was pressed on it is not known anywhere else.
 */
export function pressKey(button: HTMLButtonElement): string | null {
  const key = button.dataset['press'];
  if (key) return key;
  const names = button.type === 'submit' && button.form ? namesOf(button.form) : '';
  return names === '' ? null : `submit ${names}`;
}

/** What the form holds that a button sends; empty where it sends none. */
export const wordsOf = ({ type, form }: HTMLButtonElement): string =>
  type === 'submit' && form ? JSON.stringify([...new FormData(form)]) : '';

/** The one button with that key below a root; null where there is none, or more than one. */
export function findByPressKey(root: ParentNode, key: string | null): HTMLButtonElement | null {
  if (key === null) return null;
  const [button, ...others] = Array.from(root.querySelectorAll('button')).filter(
    (each) => pressKey(each) === key,
  );
  return others.length === 0 ? (button ?? null) : null;
}

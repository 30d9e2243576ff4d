import { type InputEventHandler, type SubmitEventHandler, useState } from 'react';
import { useOpenWork } from './open-work';

/** What the hook needs of a Zod schema. */
interface Schema<T> {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
}

/** What the schema has against a field: nothing was typed, or not the right thing. */
export type Wrong = 'missing' | 'wrong';

interface SchemaForm {
  /** The fields, by name, that the last attempt to send found wrong; a field leaves when it is typed into. */
  invalid: ReadonlyMap<string, Wrong>;
  /** For the `<form>`: `noValidate`, its submit and its input events. */
  form: {
    /** Where no script runs, the browser would write a password into the address otherwise. */
    method: 'post';
    noValidate: true;
    onSubmit: SubmitEventHandler<HTMLFormElement>;
    onInput: InputEventHandler<HTMLFormElement>;
  };
}

const nothing: ReadonlyMap<string, Wrong> = new Map();

/**
 * A form of one or two uncontrolled fields, checked by a schema of the contract before any call: the first wrong field
 * gets the focus. The screens that people enter through use it; larger forms use react-hook-form, which would be a tenth
 * of the code that those screens load (docs/decisions/003-small-forms.md).
 */
export function useSchemaForm<T>(
  schema: Schema<T>,
  onValid: (values: T) => void,
  /** Adds what the person does not type. */
  complete: (fields: Record<string, FormDataEntryValue>) => unknown = (fields) => fields,
): SchemaForm {
  const [invalid, setInvalid] = useState(nothing);
  const [isTyped, setIsTyped] = useState(false);
  useOpenWork(isTyped);
  return {
    invalid,
    form: {
      method: 'post',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        const form = event.currentTarget;
        const typed = Object.fromEntries(new FormData(form));
        const result = schema.safeParse(complete(typed));
        if (result.success) {
          setInvalid(nothing);
          onValid(result.data);
          return;
        }
        const names = new Set(result.error.issues.map(({ path }) => String(path[0])));
        setInvalid(new Map([...names].map((name) => [name, typed[name] === '' ? 'missing' : 'wrong'])));
        const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
        fields.find(({ name }) => names.has(name))?.focus();
      },
      onInput({ target }) {
        setIsTyped(true);
        if (target instanceof HTMLInputElement && invalid.has(target.name)) {
          setInvalid(new Map([...invalid].filter(([name]) => name !== target.name)));
        }
      },
    },
  };
}

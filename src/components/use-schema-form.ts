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

interface SchemaForm {
  /** The names of the fields that the last attempt to send found wrong; a field leaves when it is typed into. */
  invalid: ReadonlySet<string>;
  /** For the `<form>`: `noValidate`, its submit and its input events. */
  form: {
    noValidate: true;
    onSubmit: SubmitEventHandler<HTMLFormElement>;
    onInput: InputEventHandler<HTMLFormElement>;
  };
}

const nothing: ReadonlySet<string> = new Set();

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
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        const form = event.currentTarget;
        const result = schema.safeParse(complete(Object.fromEntries(new FormData(form))));
        if (result.success) {
          setInvalid(nothing);
          onValid(result.data);
          return;
        }
        const names = new Set(result.error.issues.map(({ path }) => String(path[0])));
        setInvalid(names);
        const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
        fields.find(({ name }) => names.has(name))?.focus();
      },
      onInput({ target }) {
        setIsTyped(true);
        if (target instanceof HTMLInputElement && invalid.has(target.name)) {
          setInvalid(new Set([...invalid].filter((name) => name !== target.name)));
        }
      },
    },
  };
}

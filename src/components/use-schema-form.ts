import {
  type InputEventHandler,
  type SubmitEventHandler,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { loadChunk } from '@/lib/load-chunk';
import type { Failure } from './error-text';
import { reportMissingCode } from './missing-code';
import { useOpenWork } from './open-work';
import { whenIdle } from './when-idle';

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
  /** The last attempt to send waits for the code that checks it. */
  isChecking: boolean;
  /** That code did not come, so nothing was sent; null otherwise. */
  unchecked: Failure | null;
  /** For the `<form>`: `noValidate`, its submit and input events. */
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
 * gets the focus. The schema comes once the browser has nothing better to do, or at the latest with the attempt to
 * send: to fetch it then takes a part of the answer to the press. The screens that people
 * enter through use it; larger forms use react-hook-form, which would be a tenth of the code that those screens load
 * (docs/decisions/003-small-forms.md).
 */
export function useSchemaForm<T>(
  load: () => Promise<Schema<T>>,
  onValid: (values: T) => void,
  /** Adds what the person does not type. */
  complete: (fields: Record<string, FormDataEntryValue>) => unknown = (fields) => fields,
): SchemaForm {
  const [invalid, setInvalid] = useState(nothing);
  const [isTyped, setIsTyped] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const [unchecked, setUnchecked] = useState<Failure | null>(null);
  const loaded = useRef<Schema<T>>(null);
  useOpenWork(isTyped);

  const loadOnce = async (): Promise<Schema<T>> => (loaded.current ??= await loadChunk(load));

  const loadSoon = useEffectEvent(() => void loadOnce().catch(() => undefined));
  useEffect(() => whenIdle(() => loadSoon()), []);

  function check(form: HTMLFormElement, typed: Record<string, FormDataEntryValue>, schema: Schema<T>): void {
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
  }

  async function checkLate(form: HTMLFormElement, typed: Record<string, FormDataEntryValue>): Promise<void> {
    setIsChecking(true);
    const schema = await loadOnce().catch(reportMissingCode);
    setIsChecking(false);
    if (!schema) setUnchecked({ kind: 'code' });
    // Whoever has left meanwhile sends nothing.
    else if (form.isConnected) check(form, typed, schema);
  }

  return {
    invalid,
    isChecking,
    unchecked,
    form: {
      method: 'post',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        const form = event.currentTarget;
        const typed = Object.fromEntries(new FormData(form));
        setUnchecked(null);
        if (loaded.current) check(form, typed, loaded.current);
        else if (!isChecking) void checkLate(form, typed);
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

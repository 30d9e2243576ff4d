import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { webStorage } from '@/api/storage';
import { parseJson } from '@/lib/json';

const isTyped = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** Keeps the values of the fields in the tab by a `visitorKey`, so that a reload or a visit of another screen loses none; returns a function that forgets them. Never name a password. */
export function useKeptValues<Values extends FieldValues>(
  key: string,
  {
    getValues,
    setValue,
    subscribe,
  }: Pick<UseFormReturn<Values, unknown, never>, 'getValues' | 'setValue' | 'subscribe'>,
  fields: readonly FieldPath<Values>[],
): () => void {
  useEffect(() => {
    const storage = webStorage(() => sessionStorage);
    const keptValues = (parseJson(storage.get(key)) ?? {}) as Readonly<Record<string, unknown>>;
    // After hydration, as the prerendered form is empty; what has been typed into it meanwhile is newer.
    for (const field of fields) {
      const value = keptValues[field];
      if (isTyped(value) && !isTyped(getValues(field)))
        setValue(field, value as never, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        storage.set(key, JSON.stringify(Object.fromEntries(fields.map((field) => [field, values[field]])))),
    });
  }, [fields, getValues, key, setValue, subscribe]);
  return () => webStorage(() => sessionStorage).remove(key);
}

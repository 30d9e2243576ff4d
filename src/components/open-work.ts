import { useEffect } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Whether something is under way on the page that loading it anew would disturb. */
export const hasOpenWork = (): boolean => count > 0;

/** Told whenever `hasOpenWork` may have changed. */
export function onOpenWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that a draft, a form or an upload is open; a new build of the app waits for it (product decisions, section 8). */
export function useOpenWork(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}

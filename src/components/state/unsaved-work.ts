import { useEffect } from 'react';
import { createValue } from '@/lib/state/value';

/** How many drafts, forms and uploads are open, which a reload would lose. */
export const unsavedWork = createValue(0);

export const hasUnsavedWork = (): boolean => unsavedWork.get() > 0;

/** Marks a draft, form or upload as open while `isOpen`; meanwhile the app does not reload for a new build. */
export function useUnsavedWork(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    unsavedWork.set(unsavedWork.get() + 1);
    return () => unsavedWork.set(unsavedWork.get() - 1);
  }, [isOpen]);
}

import { useEffect } from 'react';
import { createEmitter } from '@/lib/state/emitter';

let unsavedWorkCount = 0;
export const unsavedWorkChanged = createEmitter();

function changeCount(difference: 1 | -1): void {
  unsavedWorkCount += difference;
  unsavedWorkChanged.emit();
}

/** Whether a draft, form or upload is open, which a reload would lose. */
export const hasUnsavedWork = (): boolean => unsavedWorkCount > 0;

/** Marks a draft, form or upload as open while `isOpen`; meanwhile the app does not reload for a new build. */
export function useUnsavedWork(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    changeCount(1);
    return () => changeCount(-1);
  }, [isOpen]);
}

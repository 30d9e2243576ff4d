import { useEffect } from 'react';
import { createEmitter } from '@/lib/emitter';

let unsavedWorkCount = 0;
const countChanged = createEmitter();

function changeCount(difference: 1 | -1): void {
  unsavedWorkCount += difference;
  countChanged.emit();
}

/** Whether a draft, form or upload is open, which a reload would lose. */
export const hasUnsavedWork = (): boolean => unsavedWorkCount > 0;

/** Calls the listener when `hasUnsavedWork` may have changed; returns the unsubscribe function. */
export const subscribeToUnsavedWork = countChanged.subscribe;

/** Marks a draft, form or upload as open while `isOpen`; meanwhile the app does not reload for a new build. */
export function useUnsavedWork(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    changeCount(1);
    return () => changeCount(-1);
  }, [isOpen]);
}

/** Runs instead of signing out: either calls `signOut`, or asks the person first and calls `onAsk` when the question shows. */
type SignOutInterceptor = (signOut: () => void, onAsk: () => void) => void;

let interceptor: SignOutInterceptor | null = null;

/** Sets the interceptor for signing out; returns a function that removes it. */
export function interceptSignOut(newInterceptor: SignOutInterceptor): () => void {
  interceptor = newInterceptor;
  return () => {
    if (interceptor === newInterceptor) interceptor = null;
  };
}

/** Signs out, or passes the request to the interceptor if one is set. */
export const requestSignOut: SignOutInterceptor = (signOut, onAsk) =>
  interceptor ? interceptor(signOut, onAsk) : signOut();

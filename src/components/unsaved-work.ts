import { useEffect } from 'react';
import { createEmitter } from '@/lib/emitter';

let count = 0;
const countChanged = createEmitter();

function changeCount(by: 1 | -1): void {
  count += by;
  countChanged.emit();
}

/** Whether a draft, a form or an upload is open, which a reload would interrupt. */
export const hasUnsavedWork = (): boolean => count > 0;

/** Calls the listener when `hasUnsavedWork` may have changed; returns the unsubscribe function. */
export const subscribeToUnsavedWork = countChanged.subscribe;

/** Says that a draft, a form or an upload is open; a new build of the app waits for it. */
export function useUnsavedWork(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    changeCount(1);
    return () => changeCount(-1);
  }, [isOpen]);
}

/** Takes over when somebody presses to sign out: calls `signOut` itself, or `onAsk` as soon as it asks them first. */
type SignOutInterceptor = (signOut: () => void, onAsk: () => void) => void;

let interceptor: SignOutInterceptor | null = null;

/** Asks before anybody signs out, for as long as the returned way to stop is not called. */
export function interceptSignOut(next: SignOutInterceptor): () => void {
  interceptor = next;
  return () => {
    if (interceptor === next) interceptor = null;
  };
}

/** Signs out, unless something has to be asked first. */
export const requestSignOut: SignOutInterceptor = (signOut, onAsk) =>
  interceptor ? interceptor(signOut, onAsk) : signOut();

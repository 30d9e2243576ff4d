import { useEffect } from 'react';
import { createEmitter } from '@/lib/emitter';

let count = 0;
const changed = createEmitter();

function change(by: 1 | -1): void {
  count += by;
  changed.emit();
}

/** Whether a draft, a form or an upload is open, which a reload would interrupt. */
export const hasUnsavedWork = (): boolean => count > 0;

/** Calls the listener when `hasUnsavedWork` may have changed; returns the unsubscribe function. */
export const subscribeToUnsavedWork = changed.subscribe;

/** Says that a draft, a form or an upload is open; a new build of the app waits for it. */
export function useUnsavedWork(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}

/** Takes over when somebody presses to sign out: calls `signOut` itself, or `onAsk` as soon as it asks them first. */
type SignOutHold = (signOut: () => void, onAsk: () => void) => void;

let hold: SignOutHold | null = null;

/** Asks before anybody signs out, for as long as the returned way to stop is not called. */
export function holdSignOut(question: SignOutHold): () => void {
  hold = question;
  return () => {
    if (hold === question) hold = null;
  };
}

/** Signs out, unless something has to be asked first. */
export const askToSignOut: SignOutHold = (signOut, onAsk) => (hold ? hold(signOut, onAsk) : signOut());

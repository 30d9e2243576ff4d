import type { Auth } from './auth';
import { isExpiry } from './tab-session';

/** The part of the session that identifies the person. */
export type PersonAuth = Pick<
  Auth<{ readonly user: { readonly id: number } }>,
  'getSnapshot' | 'subscribe' | 'onSignedOut'
>;

/** Keeps one unsaved value of a person in memory, for a new sign-in after the session has expired. */
export function createUnsavedValue<T>() {
  let savedValue: { readonly owner: number; readonly value: T; readonly stop: () => void } | null = null;
  const forget = (): void => {
    savedValue?.stop();
    savedValue = null;
  };
  return {
    /** Keeps the value until a sign-out or a sign-in of another person; calls `onReturn` when the same person has signed in again. */
    keep(auth: PersonAuth, owner: number, value: T, onReturn?: (value: T) => void): void {
      forget();
      let hasEnded = false;
      const stops = [
        auth.subscribe(() => {
          const { session } = auth.getSnapshot();
          hasEnded ||= session === null;
          if (session !== null && session.user.id !== owner) forget();
          else if (session !== null && hasEnded) {
            hasEnded = false;
            onReturn?.(value);
          }
        }),
        auth.onSignedOut((reason) => {
          if (!isExpiry(reason)) forget();
        }),
      ];
      savedValue = { owner, value, stop: () => stops.forEach((stop) => stop()) };
    },
    get: (owner: number): T | null => (savedValue?.owner === owner ? savedValue.value : null),
    forget,
  };
}

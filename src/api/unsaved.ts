import type { Auth } from './auth';
import { isExpiry } from './tab-session';

/** The session, as far as it says who somebody is. */
export type PersonAuth = Pick<
  Auth<{ readonly user: { readonly id: number } }>,
  'getSnapshot' | 'subscribe' | 'onSignedOut'
>;

/** A place in memory for what a person has typed and not saved, for when they sign in again after their session has expired. */
export function createUnsavedValue<T>() {
  let saved: { readonly owner: number; readonly value: T; readonly stop: () => void } | null = null;
  const forget = (): void => {
    saved?.stop();
    saved = null;
  };
  return {
    /** Keeps it until somebody signs out or another person signs in; tells `onReturn` when the same person has signed in again. */
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
      saved = { owner, value, stop: () => stops.forEach((stop) => stop()) };
    },
    get: (owner: number): T | null => (saved?.owner === owner ? saved.value : null),
    forget,
  };
}

import type { Auth } from './auth';
import { isExpiry } from './tab-session';

/** What a person has typed and not saved, for when they sign in again after their session has expired. */
interface Unsaved<T> {
  /**
   * Keeps it in the memory of this page only, until somebody signs out or another person signs in.
   * @param onReturn told when the same person has signed in again
   */
  readonly keep: (auth: PersonAuth, owner: number, value: T, onReturn?: (value: T) => void) => void;
  /** What is kept for that person; null when there is nothing. */
  readonly of: (owner: number) => T | null;
  readonly forget: () => void;
}

/** The session, as far as it says who somebody is. */
export type PersonAuth = Pick<
  Auth<{ readonly user: { readonly id: number } }>,
  'getSnapshot' | 'subscribe' | 'onSignedOut'
>;

/** A place in memory for one kind of unsaved work. */
export function createUnsaved<T>(): Unsaved<T> {
  let kept: { readonly owner: number; readonly value: T; readonly stop: () => void } | null = null;
  const forget = (): void => {
    kept?.stop();
    kept = null;
  };
  return {
    keep(auth, owner, value, onReturn) {
      forget();
      let isOver = false;
      const stops = [
        auth.subscribe(() => {
          const { session } = auth.getSnapshot();
          isOver ||= session === null;
          if (session !== null && session.user.id !== owner) forget();
          else if (session !== null && isOver) {
            isOver = false;
            onReturn?.(value);
          }
        }),
        auth.onSignedOut((reason) => {
          if (!isExpiry(reason)) forget();
        }),
      ];
      kept = { owner, value, stop: () => stops.forEach((stop) => stop()) };
    },
    of: (owner) => (kept?.owner === owner ? kept.value : null),
    forget,
  };
}

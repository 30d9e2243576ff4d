import { joinStops } from '@/lib/browser/listen';
import type { Auth } from './auth';
import { isExpiryReason } from './tab-session';

/** The part of the session that identifies the person. */
export type PersonAuth = Pick<
  Auth<{ readonly user: { readonly id: number } }>,
  'getSnapshot' | 'subscribe' | 'onSignedOut'
>;

/** Keeps one unsaved value of a person in memory, for a new sign-in after the session has expired. */
export function createUnsavedValue<T>() {
  let entry: { readonly userId: number; readonly value: T; readonly unsubscribe: () => void } | null = null;
  const forget = (): void => {
    entry?.unsubscribe();
    entry = null;
  };
  return {
    /** Keeps the value until a sign-out or a sign-in of another person; calls `onReturn` when the same person has signed in again. */
    keep(auth: PersonAuth, userId: number, value: T, onReturn?: (value: T) => void): void {
      forget();
      let hasSessionEnded = false;
      const unsubscribe = joinStops(
        auth.subscribe(() => {
          const { session } = auth.getSnapshot();
          hasSessionEnded ||= session === null;
          if (session !== null && session.user.id !== userId) forget();
          else if (session !== null && hasSessionEnded) {
            hasSessionEnded = false;
            onReturn?.(value);
          }
        }),
        auth.onSignedOut((reason) => {
          if (!isExpiryReason(reason)) forget();
        }),
      );
      entry = { userId, value, unsubscribe };
    },
    get: (userId: number): T | null => (entry?.userId === userId ? entry.value : null),
    forget,
  };
}

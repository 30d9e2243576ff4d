import type { useApi } from '@/api/context';
import type { ProfileValues } from './form-values';

type Auth = ReturnType<typeof useApi>['auth'];
type Changes = Partial<ProfileValues>;

let kept: { readonly owner: number; readonly changes: Changes; readonly stop: () => void } | null = null;

/** Forgets what was kept. */
export function forgetChanges(): void {
  kept?.stop();
  kept = null;
}

/**
 * Keeps what a person had not saved when their session ended by itself, for the same person who signs in again: in the memory of
 * this page only, and no longer than until somebody signs out or another person has signed in.
 */
export function keepChanges(auth: Auth, owner: number, changes: Changes): void {
  forgetChanges();
  const stops = [
    auth.subscribe(() => {
      const { session } = auth.getSnapshot();
      if (session !== null && session.user.id !== owner) forgetChanges();
    }),
    auth.onSignedOut((reason) => {
      if (!['expired', 'clock'].includes(reason)) forgetChanges();
    }),
  ];
  kept = { owner, changes, stop: () => stops.forEach((stop) => stop()) };
}

/** What was kept for that person; null when there is nothing. */
export const keptChanges = (owner: number): Changes | null => (kept?.owner === owner ? kept.changes : null);

import type { useApi } from '@/api/context';
import type { ProfileValues } from './form-values';

type Auth = ReturnType<typeof useApi>['auth'];
type Changes = Partial<ProfileValues>;

let kept: { readonly owner: number; readonly changes: Changes; readonly stop: () => void } | null = null;

/** Forgets the kept changes. */
export function forgetChanges(): void {
  kept?.stop();
  kept = null;
}

/**
 * Keeps a person's unsaved changes when their session expires, for when they sign in again. They are kept in the memory of this
 * page only, until somebody signs out or another person signs in.
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

/** The changes kept for that person; null when there are none. */
export const keptChanges = (owner: number): Changes | null => (kept?.owner === owner ? kept.changes : null);

import { webStorage } from '@/api/storage';

const wayBackKey = 'way_back';

const storage = () => webStorage(() => localStorage);

/** Keeps where a person wants to go, in the form of `?next=`, until they sign in: the link that verifies their e-mail opens another tab. */
export const keepWayBack = (next: string | null): void =>
  next === null ? forgetWayBack() : storage().set(wayBackKey, next);

/** What was kept, as a query for the login screen, which checks it. */
export function wayBack(): { next?: string } {
  const next = storage().get(wayBackKey);
  return next === null ? {} : { next };
}

/** Forgets it: the person is there. */
export const forgetWayBack = (): void => storage().remove(wayBackKey);

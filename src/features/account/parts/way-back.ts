import { deviceStorage } from '@/api/storage';

const wayBackKey = 'way_back';

/** Keeps where a person wants to go, in the form of `?next=`, until they sign in: the link that verifies their e-mail opens another tab. */
export const keepWayBack = (next: string | null): void =>
  next === null ? forgetWayBack() : deviceStorage().set(wayBackKey, next);

/** What was kept, as a query for the login screen, which checks it. */
export function wayBack(): { next?: string } {
  const next = deviceStorage().get(wayBackKey);
  return next === null ? {} : { next };
}

export const forgetWayBack = (): void => deviceStorage().remove(wayBackKey);

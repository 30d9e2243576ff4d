import { deviceStorage } from '@/api/storage';

const storageKey = 'way_back';

/** Stores the `?next=` of the login screen until the person signs in, because the e-mailed verification link opens another tab. */
export const storeReturnAddress = (next: string | null): void =>
  next === null ? forgetReturnAddress() : deviceStorage().set(storageKey, next);

/** The stored address as search parameters of the login screen, which validates it. */
export function getReturnSearch(): { next?: string } {
  const next = deviceStorage().get(storageKey);
  return next === null ? {} : { next };
}

export const forgetReturnAddress = (): void => deviceStorage().remove(storageKey);

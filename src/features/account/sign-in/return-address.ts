import { deviceStorage } from '@/api/storage';

const storageKey = 'way_back';

/** Stores the `?next=` of the login screen until the person signs in, because the e-mailed verification link opens another tab. */
export const storeReturnAddress = (address: string | null): void =>
  address === null ? forgetReturnAddress() : deviceStorage().set(storageKey, address);

/** The stored address as search parameters of the login screen, which validates it. */
export const getReturnSearch = (): { next: string | null } => ({ next: deviceStorage().get(storageKey) });

export const forgetReturnAddress = (): void => deviceStorage().remove(storageKey);

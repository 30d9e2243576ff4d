import { deviceStorage } from '@/api/storage';

const storageKey = 'registered_username';

/** Stores the username of a new account until its address is verified, because the e-mailed link opens another tab. */
export const storeRegisteredUsername = (username: string): void => deviceStorage().set(storageKey, username);

let verifiedUsername = '';

/** Hands the stored username on to the sign-in form of this page. */
export function takeRegisteredUsername(): void {
  verifiedUsername = deviceStorage().get(storageKey) ?? verifiedUsername;
  deviceStorage().remove(storageKey);
}

/** The username of the account that was just verified; empty when this device does not know it. */
export const getVerifiedUsername = (): string => verifiedUsername;

/** Forgets the username once somebody has signed in. */
export function forgetRegisteredUsername(): void {
  verifiedUsername = '';
  deviceStorage().remove(storageKey);
}

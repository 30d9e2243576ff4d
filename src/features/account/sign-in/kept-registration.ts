import { deviceStorage } from '@/api/storage';

const usernameKey = 'registered_username';

/** Stores the username of a new account until its address is verified, because the e-mailed link opens another tab. */
export const storeRegisteredUsername = (username: string): void => deviceStorage().set(usernameKey, username);

let verifiedUsername = '';

/** Hands the stored username on to the sign-in form of this page. */
export function takeRegisteredUsername(): void {
  verifiedUsername = deviceStorage().get(usernameKey) ?? verifiedUsername;
  deviceStorage().remove(usernameKey);
}

/** The username of the account that was just verified; empty when this device does not know it. */
export const getVerifiedUsername = (): string => verifiedUsername;

const addressKey = 'way_back';

/** Stores the `?next=` of the login screen until the person signs in, because the e-mailed verification link opens another tab. */
export const storeReturnAddress = (address: string | null): void =>
  address === null ? deviceStorage().remove(addressKey) : deviceStorage().set(addressKey, address);

/** The stored address as search parameters of the login screen, which validates it. */
export const getReturnSearch = (): { next: string | null } => ({ next: deviceStorage().get(addressKey) });

/** Forgets both once somebody has signed in. */
export function forgetRegistration(): void {
  verifiedUsername = '';
  for (const key of [usernameKey, addressKey]) deviceStorage().remove(key);
}

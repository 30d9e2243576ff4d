import type { KeyValueStorage } from '@/api/storage';
import { hash } from '@/lib/hash';

/** Whose answers the device has kept: an `ownerOf`. It goes last, so that what could not be removed is found again. */
export const ownerKey = 'kept_for';
/** `off` when the person at this device wants nothing kept. */
export const cacheSwitchKey = 'keep_on_device';

/**
 * What the person of those cookies is known by in what is kept: a digest of what names the session, which itself stands nowhere
 * but in its cookie. Not Web Crypto, which answers later, and not at all where the page came by plain http. It protects
 * nothing: of a long random token it only tells one session from another.
 */
export const ownerHash = (identity: string): string =>
  [hash(identity), hash(identity, 0x4f_1b_bc_dc)].map((value) => value.toString(36)).join('-');

/** Whose kept answers may be read where the cookies name that session; null when none may: nobody's, another's, switched off. */
export function readableOwner(storage: Pick<KeyValueStorage, 'get'>, identity: string | null): string | null {
  const owner = identity === null ? null : ownerHash(identity);
  return owner !== null && storage.get(cacheSwitchKey) !== 'off' && storage.get(ownerKey) === owner ? owner : null;
}

import type { KeyValueStorage } from '@/api/storage';

/** Whose answers the device has kept: an `ownerOf`. It goes last, so that what could not be removed is found again. */
export const ownerKey = 'kept_for';
/** `off` when the person at this device wants nothing kept. */
export const switchKey = 'keep_on_device';

/** FNV-1a (32 bits) over the UTF-16 units of a text, from another start than the usual one. */
function hash(text: string, start: number): string {
  let value = start;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return (value >>> 0).toString(36);
}

/**
 * What the person of those cookies is known by in what is kept: a digest of what names the session, which itself stands nowhere
 * but in its cookie. Not Web Crypto, which answers later, and not at all where the page came by plain http. It protects
 * nothing: of a long random token it only tells one session from another.
 */
export const ownerOf = (identity: string): string =>
  `${hash(identity, 0x81_1c_9d_c5)}-${hash(identity, 0x4f_1b_bc_dc)}`;

/** Whose kept answers may be read where the cookies name that session; null when none may: nobody's, another's, switched off. */
export function readerOf(storage: Pick<KeyValueStorage, 'get'>, identity: string | null): string | null {
  const owner = identity === null ? null : ownerOf(identity);
  return owner !== null && storage.get(switchKey) !== 'off' && storage.get(ownerKey) === owner ? owner : null;
}

import type { KeyValueStorage } from '@/api/storage';
import { hash } from '@/lib/hash';

/** The storage key for the `ownerHash` of the cached answers. The key is removed after the answers, so that a failed removal is repeated. */
export const ownerKey = 'kept_for';
/** The storage key that holds `off` when the person has disabled the cache. */
export const disabledKey = 'keep_on_device';

/** A hash of the session's id, as only the cookie may hold the token itself. Web Crypto is asynchronous and absent on plain http, so this hash is a simple one, which only distinguishes sessions. */
export const ownerHash = (sessionId: string): string =>
  [hash(sessionId), hash(sessionId, 0x4f_1b_bc_dc)].map((value) => value.toString(36)).join('-');

/** The owner whose cached answers this session may read; null for a guest, another owner or a disabled cache. */
export function readableOwner(storage: KeyValueStorage, sessionId: string | null): string | null {
  const owner = sessionId === null ? null : ownerHash(sessionId);
  return owner !== null && storage.get(disabledKey) !== 'off' && storage.get(ownerKey) === owner
    ? owner
    : null;
}

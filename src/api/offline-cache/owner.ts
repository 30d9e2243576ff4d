import type { KeyValueStorage } from '@/api/storage';
import { hash } from '@/lib/hash';

/** The storage key for the `ownerHash` of the cached answers. The key is removed after the answers, so that a failed removal is repeated. */
export const ownerKey = 'kept_for';
/** The storage key that holds `off` when the person has disabled the cache. */
export const disabledKey = 'keep_on_device';

/** A hash of a session's first refresh token, which identifies the session, as only the cookie may hold the token itself. Web Crypto is asynchronous and absent on plain http, so this hash is a simple one, which only distinguishes sessions. */
export const ownerHash = (token: string): string =>
  [hash(token), hash(token, 0x4f_1b_bc_dc)].map((value) => value.toString(36)).join('-');

/** The owner whose cached answers this session may read; null for a guest, another owner or a disabled cache. */
export const readableOwner = (storage: KeyValueStorage, owner: string | null): string | null =>
  owner !== null && storage.get(disabledKey) !== 'off' && storage.get(ownerKey) === owner ? owner : null;

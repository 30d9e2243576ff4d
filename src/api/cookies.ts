import { cookieValue, serializeCookie } from '@/lib/cookies';
import { TokenStorageError } from './problem';
import { memoryStorage } from './storage';

/** Browsers silently drop a cookie whose name and value exceed this (RFC 6265bis). */
const maxCookieBytes = 4096;

/** Cookies of the whole site: `Path=/; SameSite=Lax`, and `Secure` on https. */
export interface CookieJar {
  readonly get: (name: string) => string | null;
  /** Stores the value; `maxAge` is in seconds. Throws `TokenStorageError` when it is too large or was not stored. */
  readonly set: (name: string, value: string, maxAge: number) => void;
  readonly remove: (name: string) => void;
}

const unencodedValue = /^[\w!#$&'()*+./:<=>?@[\]^`{|}~-]*$/;

/** A cookie jar over `document.cookie`; `secure` is true on https. */
export function documentCookies(page: { cookie: string }, secure: boolean): CookieJar {
  const get = (name: string): string | null => cookieValue(page.cookie, name);
  return {
    get,
    set(name, value, maxAge) {
      const encoded = unencodedValue.test(value) ? value : encodeURIComponent(value);
      if (name.length + encoded.length > maxCookieBytes) throw new TokenStorageError(name, 'too_large');
      page.cookie = serializeCookie(name, encoded, maxAge, secure);
      if (get(name) !== value) throw new TokenStorageError(name, 'not_stored');
    },
    remove: (name) => void (page.cookie = serializeCookie(name, '', 0, secure)),
  };
}

/** A cookie jar in memory, without expiry, for prerender and tests. */
export const memoryCookies = (): CookieJar => memoryStorage();

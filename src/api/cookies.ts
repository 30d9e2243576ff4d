import { cookieValue, serializeCookie } from '@/lib/cookies';
import { TokenStorageError } from './problem';
import { memoryStorage } from './storage';

/** Chromium drops a cookie whose name and value exceed this many bytes without a word; RFC 6265bis asks the same. */
const maxCookieBytes = 4096;

/** Cookies of the whole site (Path=/) with SameSite=Lax, Secure on https. */
export interface CookieJar {
  readonly get: (name: string) => string | null;
  /** Keeps the value for that many seconds. Throws `TokenStorageError` when it does not fit or was not kept. */
  readonly set: (name: string, value: string, maxAge: number) => void;
  readonly remove: (name: string) => void;
}

const unencodedValue = /^[\w!#$&'()*+./:<=>?@[\]^`{|}~-]*$/;

/** A cookie jar over `document.cookie`; `secure` where the page came by https. */
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

/** A jar without a browser, for prerendering and tests; it forgets nothing by itself. */
export const memoryCookies = (): CookieJar => memoryStorage();

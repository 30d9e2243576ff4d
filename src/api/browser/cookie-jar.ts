import { CookieTakenError, TokenStorageError } from '@/api/problem';
import { cookieValues, serializeCookie } from '@/lib/cookies';
import { cookieNames, readSession } from './session-cookies';

/** Browsers silently drop a cookie whose name and value exceed this size (RFC 6265bis). */
const maxCookieBytes = 4096;

export type CookieJar = ReturnType<typeof createCookieJar>;

/** A jar of cookies of the whole site (`Path=/; SameSite=Lax`) over `document.cookie`; `isSecure` is true on https. */
export function createCookieJar(page: { cookie: string }, isSecure: boolean) {
  const getAll = (name: string): readonly string[] => cookieValues(page.cookie, name);
  return {
    readSession: () => readSession(page.cookie),
    getAll,
    /** Stores the value; `maxAge` is in seconds. Throws `TokenStorageError` when it is too large or was not stored. */
    set(name: string, value: string, maxAge: number): void {
      const encodedValue = encodeURIComponent(value);
      if (name.length + encodedValue.length > maxCookieBytes) throw new TokenStorageError(name, 'too_large');
      page.cookie = serializeCookie(name, encodedValue, maxAge, isSecure);
      if (getAll(name).includes(value)) return;
      const isTaken = getAll(cookieNames.session).length > 0;
      throw new (isTaken ? CookieTakenError : TokenStorageError)(name, 'not_stored');
    },
    remove: (name: string): void => void (page.cookie = serializeCookie(name, '', 0, isSecure)),
  };
}

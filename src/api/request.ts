import { ApiError } from './problem';

/** How every call of the API is sent, those of the page's head too. */
export const callInit = {
  credentials: 'include',
  cache: 'no-store',
  // A redirect could turn a write into a read, or leave the API with the token.
  redirect: 'manual',
  // The page's query may hold the secrets of a link.
  referrerPolicy: 'strict-origin',
} as const satisfies RequestInit;

/** Only what the contract's paths are made of: no dot, no percent sign, no empty segment, nothing outside /api. */
const apiPath = /^\/api(\/[A-Za-z0-9_-]+)+\/?$/;
const dictionaryPath = /^\/_i18n\/[0-9a-f]{1,64}\/(cs|en)\/messages\.json$/;

/** The pathname of a generated address, refused unless the contract could have it: an odd id (`..`, `%2F`) must not reach another endpoint. */
export function checkedPathname(url: string): string {
  const pathname = url.split('?', 1)[0] ?? '';
  if ((!apiPath.test(pathname) && !dictionaryPath.test(pathname)) || /[#\\\s]/.test(url))
    // Which one is not said: it could hold a secret.
    throw new ApiError('Refused to call an address that is not in the contract');
  return pathname;
}

/** Method and path without ids and query, fit for logs: `GET /api/match/{id}/`. */
export const operationName = (method: string, pathname: string): string =>
  `${method} ${pathname.replaceAll(/\/\d+(?=\/|$)/g, '/{id}')}`;

/**
 * A signal that aborts with the caller's own, or after so many milliseconds. `AbortSignal.any` with `AbortSignal.timeout` will do once Node
 * does not collect such a pair as garbage before it fires: https://github.com/nodejs/node/issues/57736.
 */
export function createDeadline(limit: number, caller: AbortSignal | null | undefined) {
  const controller = new AbortController();
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    controller.abort();
  }, limit);
  const follow = (): void => controller.abort(caller?.reason);
  if (caller?.aborted) follow();
  caller?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    /** Was it the time (and not the caller) that aborted? */
    isOver: (): boolean => over,
    clear(): void {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}

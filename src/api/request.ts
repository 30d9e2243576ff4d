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

/**
 * The pathname of a generated address, refused unless it is one that the contract could have. Generated code
 * percent-encodes its parameters, so an id with a slash, a dot segment or any other odd character arrives here as
 * `%…` or `..` and goes nowhere; it cannot reach another endpoint.
 * @throws ApiError naming no part of the address, which could hold a secret
 */
export function checkedPathname(url: string): string {
  const pathname = url.split('?', 1)[0] ?? '';
  if ((!apiPath.test(pathname) && !dictionaryPath.test(pathname)) || /[#\\\s]/.test(url)) {
    throw new ApiError('Refused to call an address that is not in the contract');
  }
  return pathname;
}

/** Method and path without ids and query, fit for logs: `GET /api/match/{id}/`. */
export const operationName = (method: string, pathname: string): string =>
  `${method} ${pathname.replaceAll(/\/\d+(?=\/|$)/g, '/{id}')}`;

/** A signal that aborts with the caller's own, or when the time is up. */
interface Deadline {
  readonly signal: AbortSignal;
  /** Was it the time (and not the caller) that aborted? */
  readonly isOver: () => boolean;
  /** Stops the clock; to be called when the work is done. */
  readonly clear: () => void;
}

/**
 * Starts a deadline of so many milliseconds.
 *
 * `AbortSignal.any` with `AbortSignal.timeout` would be shorter, but Node may collect such a pair as garbage before it fires,
 * and then a call never ends: https://github.com/nodejs/node/issues/57736. This can go once the Node of the project has that
 * mended.
 */
export function createDeadline(limit: number, caller: AbortSignal | null | undefined): Deadline {
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
    isOver: () => over,
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}

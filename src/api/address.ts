import { ApiError } from './problem';

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

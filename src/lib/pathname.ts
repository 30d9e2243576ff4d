const unreserved = /%(2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/gi;

/** Decodes unreserved characters (RFC 3986, section 6.2.2.2) and removes empty segments, which make no difference. */
export const plainPathname = (pathname: string): string =>
  `/${pathname
    .replace(unreserved, (octet) => decodeURIComponent(octet))
    .split('/')
    .filter((segment) => segment !== '')
    .join('/')}`;

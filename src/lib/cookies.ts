function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** All values of a cookie in `document.cookie` or a `Cookie` header but empty ones; a parent domain may have set the same name. */
export const cookieValues = (cookies: string, name: string): string[] =>
  cookies
    .split(/;\s*/)
    .filter((entry) => entry.startsWith(`${name}=`) && entry.length > name.length + 1)
    .map((entry) => decode(entry.slice(name.length + 1)));

/** A cookie of the whole site, for `document.cookie`; it lasts `maxAge` seconds, 0 removes it. */
export const serializeCookie = (name: string, value: string, maxAge: number, isSecure: boolean): string =>
  `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

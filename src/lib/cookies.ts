function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The values of all cookies of that name in `document.cookie` or a `Cookie` header: a parent domain may have set one too. */
export const cookieValues = (cookies: string, name: string): string[] =>
  cookies
    .split(/;\s*/)
    .filter((entry) => entry.startsWith(`${name}=`))
    .map((entry) => decode(entry.slice(name.length + 1)));

/** The value of the first of them, or null when there is none. */
export const cookieValue = (cookies: string, name: string): string | null =>
  cookieValues(cookies, name)[0] || null;

/** A cookie of the whole site for `document.cookie`, kept for `maxAge` seconds; 0 removes it. */
export const serializeCookie = (name: string, value: string, maxAge: number, isSecure: boolean): string =>
  `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The value of a cookie in `document.cookie` or a `Cookie` header, or null when there is none. */
export function cookieIn(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((entry) => entry.startsWith(`${name}=`));
  return pair === undefined ? null : decode(pair.slice(name.length + 1)) || null;
}

/**
 * A cookie of the whole site as `document.cookie` takes it: Path=/, SameSite=Lax, Secure on https.
 * @param maxAge seconds that it is kept; 0 removes it
 */
export const cookieText = (name: string, value: string, maxAge: number, isSecure: boolean): string =>
  `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

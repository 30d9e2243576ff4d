/** When a JWT (RFC 7519) expires, in milliseconds since 1970: never, as far as it says, without a number; null when it cannot be decoded. The signature is not verified. */
export function readExpiry(token: string): number | null {
  const [, claims = ''] = token.split('.');
  try {
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number };
    return Number.isFinite(exp) ? Number(exp) * 1000 : Infinity;
  } catch {
    return null;
  }
}

/** Whether the token is valid in an HTTP header and in a cookie. */
export const isSendable = (token: unknown): token is string =>
  typeof token === 'string' && /^[\x21-\x7e]+$/.test(token);

/** The fields of an access token that the client reads; times in seconds since 1970. */
interface Claims {
  readonly exp: number;
  readonly iat: number | null;
}

const isFiniteNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** The claims of a JWT (RFC 7519), or null when it cannot be decoded. The signature is the backend's business. */
export function decodeClaims(token: string): Claims | null {
  const parts = token.split('.');
  if (parts.length !== 3) return null;
  try {
    const binary = atob((parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims) || !isFiniteNumber(claims.exp))
      return null;
    return { exp: claims.exp, iat: 'iat' in claims && isFiniteNumber(claims.iat) ? claims.iat : null };
  } catch {
    return null;
  }
}

/** Can the token travel in an HTTP header and come back from a cookie unchanged? */
export const isSendable = (token: unknown): token is string =>
  typeof token === 'string' && /^[\x21-\x7e]+$/.test(token);

/** Milliseconds that a call may take until the backend checks its token: 10 s, or a twentieth of the life of a short-lived token. */
const travelTime = ({ exp, iat }: Claims): number =>
  iat === null ? 0 : Math.min(10_000, Math.max(0, (exp - iat) * 50));

/**
 * Is the token expired by the time that the backend reads it? At or past `exp`, where a call is
 * given some time to arrive: a token that runs out on the way would end the session with a 401. What cannot be
 * decoded counts as expired.
 * @param now milliseconds since 1970 by the backend's clock
 */
export function isExpired(token: string, now: number): boolean {
  const claims = isSendable(token) ? decodeClaims(token) : null;
  return claims === null || now + travelTime(claims) >= claims.exp * 1000;
}

/** When a JWT (RFC 7519) expires, in milliseconds since 1970; null when it cannot be decoded. The signature is not verified. */
export function readExpiry(token: string): number | null {
  const segments = token.split('.');
  if (segments.length !== 3) return null;
  try {
    const binary = atob((segments[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const { exp } = JSON.parse(text) as { exp?: number };
    return Number.isFinite(exp) ? Number(exp) * 1000 : null;
  } catch {
    return null;
  }
}

/** Whether the token is valid in an HTTP header and in a cookie. */
export const isSendable = (token: unknown): token is string =>
  typeof token === 'string' && /^[\x21-\x7e]+$/.test(token);

/** Until when a token that arrives at `now` may be sent, so that it is valid when the backend reads it: 10 s less than it lives, or a twentieth of a short life. An undecodable token may not. */
export function getLastSending(token: string, now: number): number {
  const expiry = (isSendable(token) && readExpiry(token)) || 0;
  return expiry - Math.min(10_000, Math.max(0, expiry - now) / 20);
}

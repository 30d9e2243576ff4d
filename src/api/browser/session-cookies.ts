import { ownerHash } from '@/api/offline-cache/owner';
import { cookieValues } from '@/lib/cookies';
import { hash } from '@/lib/hash';

export const cookieNames = {
  access: 'access_token',
  refresh: 'refresh_token',
  session: 'session_name',
} as const;
const daySeconds = 24 * 3600;
export const maxAgeSeconds = {
  access: 7 * daySeconds,
  refresh: 30 * daySeconds,
  session: 30 * daySeconds,
} as const;

/** The value of the cookie `session_name` after signing out. */
export const signedOut = 'signed_out';

export const readDocumentCookies = (name: string): string[] => cookieValues(document.cookie, name);

const shortHash = (token: string): string => hash(token).toString(36);

/** The cookie `session_name` tells our tokens from those of another site on a parent domain: the session's id and the hashes of its tokens. */
export const nameSession = (sessionId: string, tokens: readonly string[]): string =>
  [sessionId, ...tokens.map(shortHash)].join('.');

/** Returns the tokens that this app has stored, and a hash of the first refresh token of their session, from the text of all cookies; all null while no one is signed in. */
export function readSession(cookies = document.cookie) {
  const accessTokens = cookieValues(cookies, cookieNames.access);
  const refreshTokens = cookieValues(cookies, cookieNames.refresh);
  const names = cookieValues(cookies, cookieNames.session);
  for (const [sessionId, ...hashes] of names.map((name) => name.split('.'))) {
    const findOwn = (tokens: readonly string[]) =>
      tokens.find((token) => hashes.includes(shortHash(token))) ?? null;
    const [access, refresh] = [findOwn(accessTokens), findOwn(refreshTokens)];
    if (sessionId !== undefined && (access ?? refresh) !== null) return { sessionId, access, refresh };
  }
  const refresh = refreshTokens[0];
  // Earlier versions gave a session no name.
  if (names.length === 0 && refresh !== undefined)
    return { sessionId: ownerHash(refresh), access: accessTokens[0] ?? null, refresh };
  return { sessionId: null, access: null, refresh: null };
}

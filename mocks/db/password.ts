import { base64url } from 'jose';
import { constantTimeEqual } from './secrets.ts';

/** OWASP's recommendation for PBKDF2 with SHA-256 (2023); takes about 80 ms on a laptop. */
export const PBKDF2_ITERATIONS = 600_000;

const SCHEME = 'pbkdf2-sha256';

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    key,
    256,
  );
  return base64url.encode(new Uint8Array(bits));
}

/** Hashes a password; the result has the form `pbkdf2-sha256$iterations$salt$hash`. */
export async function hashPassword(
  password: string,
  iterations = PBKDF2_ITERATIONS,
  salt = crypto.getRandomValues(new Uint8Array(16)),
): Promise<string> {
  return [SCHEME, iterations, base64url.encode(salt), await derive(password, salt, iterations)].join('$');
}

/**
 * Whether the password matches the stored hash. Without a hash it does the same work and returns false, so that the duration
 * does not reveal which usernames exist.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  iterations = PBKDF2_ITERATIONS,
): Promise<boolean> {
  const [scheme, count, salt, hash] = stored?.split('$') ?? [];
  if (scheme !== SCHEME || !count || !salt || !hash) {
    await derive(password, new Uint8Array(16), iterations);
    return false;
  }
  return constantTimeEqual(
    await derive(password, Uint8Array.from(base64url.decode(salt)), Number(count)),
    hash,
  );
}

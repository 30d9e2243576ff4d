import { base64url } from 'jose';

/** The number that OWASP recommends for PBKDF2 with SHA-256 (2023); a hash takes about 80 ms on a laptop. */
const PBKDF2_ITERATIONS = 600_000;

const SCHEME = 'pbkdf2-sha256';

async function deriveHash(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const passwordBytes = new TextEncoder().encode(password);
  const key = await crypto.subtle.importKey('raw', passwordBytes, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  const bits = await crypto.subtle.deriveBits(algorithm, key, 256);
  return base64url.encode(new Uint8Array(bits));
}

/** Hashes a password; the result has the form `pbkdf2-sha256$iterations$salt$hash`. */
export async function hashPassword(
  password: string,
  iterations = PBKDF2_ITERATIONS,
  salt = crypto.getRandomValues(new Uint8Array(16)),
): Promise<string> {
  return [SCHEME, iterations, base64url.encode(salt), await deriveHash(password, salt, iterations)].join('$');
}

/** Whether the password matches the stored hash. A check without a hash takes as long, so that nobody learns which usernames exist. */
export async function verifyPassword(
  password: string,
  storedHash: string | null,
  iterations = PBKDF2_ITERATIONS,
): Promise<boolean> {
  const [scheme, count, salt, hash] = storedHash?.split('$') ?? [];
  if (scheme !== SCHEME || !count || !salt || !hash) {
    await deriveHash(password, new Uint8Array(16), iterations);
    return false;
  }
  // An attacker cannot choose the characters of a hash, so the duration of the comparison reveals nothing.
  return (await deriveHash(password, Uint8Array.from(base64url.decode(salt)), Number(count))) === hash;
}

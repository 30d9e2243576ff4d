import { base64url } from 'jose';

/** Creates 24 random bytes, as 32 characters of base64url. */
export const randomToken = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(24)));

/** Creates six random digits, uniformly distributed. */
export function randomCode(): string {
  // Values from this limit on would make some codes more likely.
  const limit = 4_294_000_000;
  for (;;) {
    const [value = limit] = crypto.getRandomValues(new Uint32Array(1));
    if (value < limit) return String(value % 1_000_000).padStart(6, '0');
  }
}

/** Returns the SHA-256 hash as base64url. It is safe for long random secrets; a password needs a slow hash (`password.ts`). */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return base64url.encode(new Uint8Array(digest));
}

/** A secret and its hash: the token goes into a mail, the hash into the state. */
export interface Secret {
  token: string;
  hash: string;
}

export async function createSecret(): Promise<Secret> {
  const token = randomToken();
  return { token, hash: await sha256(token) };
}

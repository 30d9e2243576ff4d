import { base64url } from 'jose';

/** A secret that nobody can guess: 24 random bytes, 32 characters. */
export const randomToken = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(24)));

/** Six random digits, each of the million codes equally likely. */
export function randomCode(): string {
  const limit = 4_294_000_000;
  for (;;) {
    const [value = limit] = crypto.getRandomValues(new Uint32Array(1));
    if (value < limit) return String(value % 1_000_000).padStart(6, '0');
  }
}

/** SHA-256 of the text, URL-safe base64. Enough for long random secrets; passwords have their own slow hash. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return base64url.encode(new Uint8Array(digest));
}

/** Compares without telling by its duration where the first difference is. */
export function constantTimeEqual(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index % Math.max(other.length, 1));
  }
  return difference === 0;
}

/** A fresh secret with its hash: one goes into a mail, the other is kept. */
export interface Secret {
  token: string;
  hash: string;
}

export async function newSecret(): Promise<Secret> {
  const token = randomToken();
  return { token, hash: await sha256(token) };
}

import { createHash } from 'node:crypto';

/** A strong entity tag (RFC 9110, section 8.8.3) of these bytes. */
export function entityTag(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

const weak = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether an `If-None-Match` header names this tag, by weak comparison: then the answer is 304. */
export function isKnown(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((one) => weak(one) === weak(tag));
}

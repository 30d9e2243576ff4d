import { describe, expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

const ITERATIONS = 10;

describe('passwords', () => {
  it('have a hash with a new salt each time', async () => {
    const firstHash = await hashPassword('tři zelené míče', ITERATIONS);
    expect(firstHash).toMatch(/^pbkdf2-sha256\$10\$[\w-]{22}\$[\w-]{43}$/);
    expect(await hashPassword('tři zelené míče', ITERATIONS)).not.toBe(firstHash);
  });

  it('have the hash of the published test vector of PBKDF2-HMAC-SHA-256', async () => {
    // RFC 7914, section 11: P = "passwd", S = "salt", c = 1; the first 32 of 64 bytes.
    const passwordHash = await hashPassword('passwd', 1, new TextEncoder().encode('salt'));
    const hex = Buffer.from(passwordHash.split('$')[3]!, 'base64url').toString('hex');
    expect(hex).toBe('55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc');
  });

  it('take the same work to check when there is no account', async () => {
    const deriveBits = vi.spyOn(crypto.subtle, 'deriveBits');
    expect(await verifyPassword('anything', null, ITERATIONS)).toBe(false);
    expect(deriveBits.mock.calls.map(([algorithm]) => algorithm)).toMatchObject([{ iterations: ITERATIONS }]);
  });
});

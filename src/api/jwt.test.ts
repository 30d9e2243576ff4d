import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeClaims, isExpired, isSendable } from './jwt';
import { jwt } from './jwt.fixture';

describe('a token', () => {
  it('is expired at or past exp, less the time of travel', () => {
    const noIat = jwt({ exp: 1000 });
    expect([999_999, 1_000_000, 1_000_001].map((now) => isExpired(noIat, now))).toEqual([false, true, true]);
    const fiveMinutes = jwt({ iat: 700, exp: 1000 });
    expect([989_999, 990_000].map((now) => isExpired(fiveMinutes, now))).toEqual([false, true]);
    const fourSeconds = jwt({ iat: 996, exp: 1000 });
    expect([999_799, 999_800].map((now) => isExpired(fourSeconds, now))).toEqual([false, true]);
  });

  it('may hold any text in its other claims', () => {
    expect(decodeClaims(jwt({ exp: 1, name: 'Žofie 🏐 ÿ>?' }))).toEqual({ exp: 1, iat: null });
  });

  it('with any exp is decoded, whatever else it says', () => {
    fc.assert(
      fc.property(fc.integer(), fc.dictionary(fc.string(), fc.jsonValue()), (exp, rest) => {
        expect(decodeClaims(jwt({ ...rest, exp }))?.exp).toBe(exp);
      }),
    );
  });

  it('that cannot be decoded counts as expired and never throws', () => {
    const parts = fc
      .array(fc.oneof(fc.string(), fc.base64String()), { maxLength: 4 })
      .map((list) => list.join('.'));
    const claims = fc
      .jsonValue()
      .filter((value) => typeof (value as { exp?: unknown } | null)?.exp !== 'number');
    const payload = claims.map((value) => `a.${Buffer.from(JSON.stringify(value)).toString('base64url')}.c`);
    fc.assert(
      fc.property(fc.oneof(parts, payload), (token) => {
        expect(isExpired(token, 0)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('travels only as visible ASCII', () => {
    expect(['abc._-~', '', 'a b', 'a\n', 'é', undefined].map(isSendable)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(isExpired(`a\n.${jwt({ exp: 9e9 }).split('.')[1]}.c`, 0)).toBe(true);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOutdated, maxAgeMs, maxTotalBytes, selectWithinLimits } from './cache-database';

const now = Date.UTC(2026, 10, 22, 17);

it('expires an answer that is dated more than fourteen days back or ahead', () => {
  expect(isOutdated(now - maxAgeMs, now)).toBe(false);
  expect(isOutdated(now - maxAgeMs - 1, now)).toBe(true);
  // The clock was set back by a day.
  expect(isOutdated(now + 24 * 3600 * 1000, now)).toBe(false);
  expect(isOutdated(now + maxAgeMs + 1, now)).toBe(true);
  expect(isOutdated(Number.NaN, now)).toBe(true);
});

it('keeps no expired answers and no more bytes than the limit', () => {
  const listingArbitrary = fc.record({
    at: fc.integer({ min: now - 2 * maxAgeMs, max: now + maxAgeMs }),
    bytes: fc.integer({ min: 0, max: maxTotalBytes }),
  });
  fc.assert(
    fc.property(fc.dictionary(fc.string(), listingArbitrary), (listings) => {
      const keptListings = selectWithinLimits(listings, now);
      let totalBytes = 0;
      for (const { at, bytes } of Object.values(keptListings)) {
        expect(isOutdated(at, now)).toBe(false);
        totalBytes += bytes;
      }
      expect(totalBytes).toBeLessThanOrEqual(maxTotalBytes);
    }),
  );
});

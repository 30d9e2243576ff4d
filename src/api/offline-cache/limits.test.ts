import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOutdated, maxTotalBytes, maxAgeMs, totalBytes, withinLimits } from './limits';

const now = Date.UTC(2026, 10, 22, 17);

it('lets go what is older than fourteen days, or dated so far ahead', () => {
  expect(isOutdated(now - maxAgeMs, now)).toBe(false);
  expect(isOutdated(now - maxAgeMs - 1, now)).toBe(true);
  // The clock was set back a day.
  expect(isOutdated(now + 24 * 3600 * 1000, now)).toBe(false);
  expect(isOutdated(now + maxAgeMs + 1, now)).toBe(true);
  expect(isOutdated(Number.NaN, now)).toBe(true);
});

it('never keeps more than fits, and drops nothing newer for something older', () => {
  const listing = fc.record({
    at: fc.integer({ min: now - 2 * maxAgeMs, max: now + maxAgeMs }),
    bytes: fc.integer({ min: 0, max: maxTotalBytes }),
  });
  fc.assert(
    fc.property(fc.dictionary(fc.string(), listing), (listings) => {
      const staying = withinLimits(listings, now);
      expect(totalBytes(staying)).toBeLessThanOrEqual(maxTotalBytes);
      for (const { at } of Object.values(staying)) expect(isOutdated(at, now)).toBe(false);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initials, stableIndex } from './avatar-view';

test.each([
  ['Jana Nováková', 'JN'],
  ['Štěpán z Lužánek', 'ŠL'],
  ['alex', 'A'],
  ['  čeněk   šíp ', 'ČŠ'],
  ['🏐 tým', '🏐T'],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('the same text always has the same index, within bounds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (text, count) => {
      const index = stableIndex(text, count);
      expect(index).toBe(stableIndex(text, count));
      expect(index).toBeGreaterThanOrEqual(0);
      expect(index).toBeLessThan(count);
    }),
  );
});

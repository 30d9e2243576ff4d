import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { niceTicks } from './nice-ticks';

it.each([
  [0, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 1, 2, 3, 4, 5]],
  [7, [0, 2, 4, 6, 8]],
  [11, [0, 5, 10, 15]],
  [30, [0, 10, 20, 30]],
  [1000, [0, 200, 400, 600, 800, 1000]],
])('up to %i', (greatest, ticks) => {
  expect(niceTicks(greatest)).toEqual(ticks);
});

it('are few whole numbers, equally far apart, and end with the first that reaches the greatest', () => {
  assert(
    property(integer({ min: 1, max: 1e9 }), (greatest) => {
      const ticks = niceTicks(greatest);
      const [first, step = 0] = ticks;
      const last = ticks.at(-1) ?? 0;
      expect(first).toBe(0);
      expect(ticks).toEqual(ticks.map((_, index) => index * step));
      expect(String(step)).toMatch(/^[125]0*$/);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(last).toBeGreaterThanOrEqual(greatest);
      expect(last - step).toBeLessThan(greatest);
    }),
  );
});

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

import { expect, it } from 'vitest';
import { workingSize } from './open-picture';

it.each([
  ['a small picture as it is', [300, 200], [300, 200]],
  ['a phone photo by its shorter side', [4032, 3024], [2048, 1536]],
  ['a panorama by what a canvas can hold', [20_000, 2000], [12_649, 1264]],
  ['a line by its longer side', [60_000, 16], [16_000, 4]],
])('works on %s', (_, [width = 0, height = 0], expected) => {
  const size = workingSize({ width, height });
  expect([size.width, size.height]).toEqual(expected);
});

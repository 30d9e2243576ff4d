import { expect, it } from 'vitest';
import { computeWorkingSize } from './open-picture';

it.each([
  ['keeps the size of a small picture', [300, 200], [300, 200]],
  ['reduces a phone photo by its shorter side', [4032, 3024], [2048, 1536]],
  ['reduces a panorama to what a canvas can hold', [20_000, 2000], [12_649, 1264]],
  ['reduces a very thin picture by its longer side', [60_000, 16], [16_000, 4]],
])('%s', (_, [width = 0, height = 0], expectedSize) => {
  const size = computeWorkingSize({ width, height });
  expect([size.width, size.height]).toEqual(expectedSize);
});

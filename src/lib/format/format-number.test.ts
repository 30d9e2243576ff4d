import { expect, it } from 'vitest';
import { czechPrepositionZ } from './format-number';

it.each([0, 1, 5, 8, 10, 19, 50, 500, 900, 1000, 1_000_000])('the preposition is "z" before %i', (count) =>
  expect(czechPrepositionZ(count)).toBe('z'),
);

it.each([2, 3, 4, 6, 7, 12, 14, 17, 20, 34, 100, 199, 200, 2000, 16_000, 3_000_000])(
  'the preposition is "ze" before %i',
  (count) => expect(czechPrepositionZ(count)).toBe('ze'),
);

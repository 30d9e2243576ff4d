import { expect, test } from 'vitest';
import { percentile, spread } from './figures';

test('a percentile is the value of the nearest rank', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(percentile(values, 0.5)).toBe(10);
  expect(percentile(values, 0.95)).toBe(19);
  expect(percentile([7], 0.95)).toBe(7);
  expect(spread([30, 10.4, 20])).toBe('20 (10–30)');
});

test('a percentile of no values throws', () => {
  expect(() => percentile([], 0.5)).toThrow('Nothing was measured.');
});

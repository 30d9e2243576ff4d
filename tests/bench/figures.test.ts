import { expect, test } from 'vitest';
import { figuresOf, movementOf, percentile, sampleOf } from './figures';

const seen = { input: 0, frame: 0, pause: 0, work: 5, shown: Number.NaN };

test('a percentile is one of the values, by the nearest rank', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(percentile(values, 0.5)).toBe(10);
  expect(percentile(values, 0.95)).toBe(19);
  expect(percentile([7], 0.95)).toBe(7);
});

test('what the browser says nothing about took 16 ms at most', () => {
  expect(sampleOf(seen).ms).toBe(16);
  expect(sampleOf({ ...seen, input: 48, frame: 80 })).toMatchObject({ ms: 48, frame: 80 });
});

test('a movement is as long as its longest frame, drawn or not', () => {
  expect(movementOf({ ...seen, frame: 70, pause: 33 }).ms).toBe(70);
  expect(movementOf({ ...seen, frame: 0, pause: 33 }).ms).toBe(33);
});

test('what was never measured does not pass', () => {
  expect(() => figuresOf([])).toThrow('Nothing was measured.');
});

import { expect, test } from 'vitest';
import type { Figures } from './figures';
import { excessesOf, opening, referenceOf, start, usual } from './verdict';

const base: Figures = { n: 12, p50: 50, p95: 90, worst: 90, frame: 0, work: 1, shown: null };
const figures = (changes: Partial<Figures>): Figures => ({ ...base, ...changes });

test('the reference is the middle press on this machine, but no quicker than people are', () => {
  expect(referenceOf(figures({ p50: 72, p95: 500 }))).toBe(72);
  expect(referenceOf(figures({ p50: 24 }))).toBe(50);
});

test('an answer may take twice the reference', () => {
  expect(excessesOf(figures({ p95: 100 }), 50, usual)).toEqual([]);
  expect(excessesOf(figures({ p95: 101 }), 50, usual)).toEqual(['answer over 2×']);
  expect(excessesOf(figures({ p95: 101 }), 51, usual)).toEqual([]);
});

test('no frame that follows may take four times the reference', () => {
  expect(excessesOf(figures({ frame: 200 }), 50, usual)).toEqual([]);
  expect(excessesOf(figures({ frame: 201 }), 50, usual)).toEqual(['frame over 4×']);
});

test('nobody waits for the frames of a start', () => {
  expect(excessesOf(figures({ p95: 200, frame: 200 }), 50, start)).toEqual([]);
  expect(excessesOf(figures({ p95: 201, frame: 201 }), 50, start)).toEqual([
    'answer over 4×',
    'frame over 4×',
  ]);
});

test('another screen is there as soon as an answer is, in the middle', () => {
  expect(excessesOf(figures({ shown: 60 }), 50, opening)).toEqual([]);
  expect(excessesOf(figures({ shown: 61 }), 50, opening)).toEqual(['shown over 1.2×']);
  expect(excessesOf(figures({ shown: 1000 }), 50, usual)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import type { Sample } from './sample';
import { trendsOf } from './verdict';

const baseline: Sample = { heap: 10_000, nodes: 4000, listeners: 500, timers: 6, requests: 120 };
const samples = (change: (turn: number) => Partial<Sample>) =>
  Array.from({ length: 10 }, (_, turn) => ({ ...baseline, ...change(turn) }));
const growingFigures = (change: (turn: number) => Partial<Sample>) =>
  trendsOf(samples(change))
    .filter(({ isFlat }) => !isFlat)
    .map(({ figure }) => figure);

describe('a trend', () => {
  test('is flat when values vary, and when only the first sample differs', () => {
    expect(growingFigures((turn) => ({ heap: 10_000 + (turn % 3) * 900, timers: 6 + (turn % 2) }))).toEqual(
      [],
    );
    expect(
      growingFigures((turn) => (turn === 0 ? { heap: 4000, nodes: 900, listeners: 60, requests: 5 } : {})),
    ).toEqual([]);
  });

  test.each([
    ['heap', (turn: number) => ({ heap: 10_000 + turn * 500 })],
    ['nodes', (turn: number) => ({ nodes: 4000 + turn * 200 })],
    ['listeners', (turn: number) => ({ listeners: 500 + turn * 25 })],
    ['timers', (turn: number) => ({ timers: 6 + turn })],
    ['requests', (turn: number) => ({ requests: 120 + turn * 10 })],
  ] as const)('is not flat when %s grow with each sample', (figure, change) => {
    expect(growingFigures(change)).toEqual([figure]);
  });

  test('compares the medians of both ends', () => {
    const [heap] = trendsOf(samples((turn) => ({ heap: turn === 9 ? 90_000 : 10_000 + turn })));
    expect(heap).toMatchObject({ first: 10_002, last: 10_008, isFlat: true });
  });
});

import { expect, test } from 'vitest';
import { figuresOf } from './figures.mjs';

const figure = (description: string) => ({ type: 'figure', description });
const cell = figure('cells: 1');
const once = { results: [{ annotations: [cell, cell, figure('valid answers: 200')] }], annotations: [] };

test('the figures of a report are summed up, those of a test that was run twice counted once', () => {
  const twice = {
    results: [{ annotations: [cell] }, { annotations: [cell, { type: 'issue', description: '1' }] }],
  };
  const inside = { specs: [{ tests: [once] }, { tests: [twice] }] };
  expect(figuresOf({ suites: [{ suites: [inside] }, { specs: [{ tests: [once] }] }] })).toBe(
    '5 cells, 400 valid answers',
  );
  expect(figuresOf({ suites: [] })).toBe('');
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { changesBetween } from './changes';
import { type Figures, figuresOf } from './figures';
import type { InteractionRow } from './interactions';
import { loadFiguresOf } from './loads/load-figures';
import type { Visit } from './loads/load-probe';
import { excessesOf } from './loads/load-verdict';
import type { LoadRow } from './loads/loads';
import { markdownTable } from './markdown-table';
import { withFigures } from './readme';
import { failuresOf, ratiosOf, reportText } from './report';
import { usual } from './verdict';

const visit: Visit = {
  fcp: 600,
  lcp: 800,
  shift: 0,
  blocking: 0,
  task: 0,
  interactive: 1200,
  requests: 4,
  js: 60_000,
};
const still = loadFiguresOf([{ ...visit, lcp: 400 }]);

const load = (changes: Partial<Visit> = {}, row: Partial<LoadRow> = {}): LoadRow => ({
  name: 'Login',
  profile: 'slow',
  visit: 'first',
  figures: loadFiguresOf([{ ...visit, ...changes }]),
  still,
  limits: { first: { lcp: 2, interactive: 3 }, repeat: { lcp: 1, interactive: 1 }, blocking: 1 },
  visits: [],
  ...row,
});

const base = figuresOf([{ ms: 50, frame: 0, work: 1, shown: Number.NaN }]);
const press = (changes: Partial<Figures>): InteractionRow => ({
  name: 'Join',
  limits: usual,
  large: { ...base, ...changes },
  small: null,
  samples: [],
});
const report = (loads: LoadRow[], rows: InteractionRow[] = []) => ({
  loads,
  interactions: { base, rows },
  finds: [],
});

test('a load is the middle of its visits, and says between which values they lay', () => {
  const figures = loadFiguresOf([30, 10, 20, 50, 40].map((lcp) => ({ ...visit, lcp })));
  expect(figures.lcp).toEqual({ median: 30, least: 10, most: 50 });
  expect(() => loadFiguresOf([])).toThrow('Nothing was measured.');
});

test('a load is held against the static page with the same text', () => {
  expect(excessesOf(load(), 50)).toEqual([]);
  expect(excessesOf(load({ lcp: 801 }), 50)).toEqual(['LCP over 2×']);
  expect(excessesOf(load({ interactive: 1201 }), 50)).toEqual(['interactive over 3×']);
  expect(excessesOf(load({}, { visit: 'repeat' }), 50)).toEqual(['LCP over 1×', 'interactive over 1×']);
});

test('blocking time is held against a press on an empty page, and nothing may move', () => {
  expect(excessesOf(load({ blocking: 50 }), 50)).toEqual([]);
  expect(excessesOf(load({ blocking: 51, shift: 0.01 }), 50)).toEqual(['blocking over 1× ref.', 'moves']);
});

test('every row is judged, but for loads at full speed', () => {
  const slow = load({ lcp: 9000 });
  const rows = [press({ p95: 101 }), press({ p95: 100 })];
  expect(failuresOf(report([slow, { ...slow, profile: 'full' }, load()], rows))).toEqual([
    'Login, first visit',
    'Join',
  ]);
  const find = { name: 'the last match', ok: false, ms: 1 };
  expect(failuresOf({ ...report([]), finds: [find] })).toEqual(['find the last match']);
});

test('the tables name what is over a limit', () => {
  const text = reportText(report([load(), load({ lcp: 900 })], [press({ p95: 120 })]));
  expect(text).toContain('| within ');
  expect(text).toContain('| OVER: LCP over 2× |');
  expect(text).toContain('| OVER: answer over 2× |');
});

test('a run names the rows whose ratios have changed, the greatest change first', () => {
  const before = ratiosOf(report([load()], [press({ p50: 50 })]));
  expect(before).toEqual({ 'Login, first visit': 2, Join: 1 });
  const now = { ...before, 'Login, first visit': 2.6, Join: 0.5, New: 7 };
  expect(changesBetween(before, now)).toEqual(['Join: 1.0× → 0.5×', 'Login, first visit: 2.0× → 2.6×']);
  expect(changesBetween(before, { ...before, Join: 1.2 })).toEqual([]);
});

test('a table is aligned as the README wants it', () => {
  expect(
    markdownTable(
      ['name', 'ms'],
      [
        ['Join', '5'],
        ['Send a message', '120'],
      ],
      [0],
    ),
  ).toBe(
    [
      '| name           |  ms |',
      '| -------------- | --: |',
      '| Join           |   5 |',
      '| Send a message | 120 |',
    ].join('\n'),
  );
});

test('the figures replace those of the run before in the README', async () => {
  const readme = await readFile(path.join(import.meta.dirname, '../../README.md'), 'utf8');
  const once = withFigures(readme, '| new |\n');
  expect(once).toContain('\n\n| new |\n\n');
  expect(withFigures(once, '| newer |')).toBe(once.replace('| new |', '| newer |'));
  expect(() => withFigures('nothing', '')).toThrow('There is no');
});

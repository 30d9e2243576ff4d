import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { circles, folderGraphs, importGraph } from './setup/import-graph.ts';

const root = join(import.meta.dirname, '..');

/** The circles among what stands in one folder, for every folder. */
const foldersInCircles = (graph: ReturnType<typeof importGraph>): string[][] =>
  // src/main.tsx starts the mocks, and the mocks know the contract: above all folders there is no order.
  [...folderGraphs(graph)].flatMap(([folder, inside]) => (folder === '' ? [] : circles(inside)));

describe('imports of values, of types and by import()', () => {
  const graph = importGraph(root, ['src', 'mocks']);

  test('form no circle of files', () => {
    expect(graph.size).toBeGreaterThan(300);
    expect(circles(graph)).toEqual([]);
  });

  test('form no circle among the files and folders of any one folder', () => {
    expect(foldersInCircles(graph)).toEqual([]);
  });
});

describe('the graph', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hrajem-import-graph-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };

  test.each([
    ["import { b } from './b';", 'a value'],
    ["import type { B } from './b';", 'a type'],
    ["export { b } from '@/one/b';", 'a re-export'],
    ["export const load = () => import('./b');", 'import()'],
    ["import {\n  b,\n} from './b';", 'several lines'],
  ])('knows %j as an import of %s', (text) => {
    write('src/one/a.ts', text);
    write('src/one/b.ts', "import { a } from './a';");
    expect(circles(importGraph(folder, ['src']))).toEqual([['src/one/a.ts', 'src/one/b.ts']]);
  });

  test('knows folders that import each other by different files', () => {
    write('src/one/a.ts', "import { c } from '@/two/c';");
    write('src/one/b.ts', '');
    write('src/two/c.ts', '');
    write('src/two/d.ts', "import { b } from '@/one/b';");
    const graph = importGraph(folder, ['src']);
    expect(circles(graph)).toEqual([]);
    expect(foldersInCircles(graph)).toEqual([['src/one', 'src/two']]);
  });
});

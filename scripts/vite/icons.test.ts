import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as icons from '@mdi/js';
import { expect, test } from 'vitest';
import { shortenIcons, shortPath } from './icons.ts';

test('every icon of the package is shortened, and nothing else of it', async () => {
  const file = fileURLToPath(import.meta.resolve('@mdi/js')).replace('commonjs/', '');
  const [before, after] = await readFile(file, 'utf8').then((code) => [code, shortenIcons(code)] as const);
  const pathsIn = (code: string) => Array.from(code.matchAll(/"(.*)"/g), ([, path = '']) => path);
  expect(pathsIn(before)).toHaveLength(Object.keys(icons).length);
  expect(pathsIn(after)).toEqual(Object.values(icons).map(shortPath));
  expect(after.replaceAll(/".*"/g, '')).toBe(before.replaceAll(/".*"/g, ''));
});

test.each([
  ['M20.04,12.06A3.5,3.5 0 0,1 7.07,8Z', 'M20 12.1A3.5 3.5 0 0 1 7.1 8Z'],
  ['M1.25.75L5-0.04L-3.26-.5', 'M1.3 0.8L5 0L-3.3-0.5'],
  ['M1.25,2.25l0.04,0.04', 'M1.25,2.25l0.04,0.04'],
])('the path %s is drawn in tenths, and never runs into another number', (path, short) => {
  expect(shortPath(path)).toBe(short);
});

test('no number of an icon is farther than a twentieth from what was drawn', () => {
  const numbers = (path: string) => Array.from(path.matchAll(/-?\d*\.?\d+/g), ([number]) => Number(number));
  for (const path of Object.values(icons)) {
    const before = numbers(path);
    const after = numbers(shortPath(path));
    expect(after.length, path).toBe(before.length);
    expect(Math.max(...before.map((number, at) => Math.abs(number - (after[at] ?? 99)))), path).toBeLessThan(
      0.0501,
    );
  }
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_MUTATIONS } from './client-mutations.mjs';

const root = join(import.meta.dirname, '../../..');

it.each(CLIENT_MUTATIONS)('every change of $file finds its place once, and its tests are there', (group) => {
  const text = readFileSync(join(root, group.file), 'utf8');
  const lost = group.changes.filter(([, from]) => text.split(from).length !== 2).map(([name]) => name);
  expect(lost).toEqual([]);
  expect(group.tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('there are enough of them, each with a name of its own', () => {
  const names = CLIENT_MUTATIONS.flatMap(({ file, changes }) => changes.map(([name]) => `${file}: ${name}`));
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(new Set(names).size).toBe(names.length);
});

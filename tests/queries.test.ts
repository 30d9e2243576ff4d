import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../src');

/** Calls of the generated option functions: which of them, and in which file of src. */
const calls = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('generated/'))
  .flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/\bget(\w+)QueryOptions\(/g)].map(([, operation]) => ({
      operation,
      file,
    })),
  );

test('each endpoint has its query options in one place (decision 034)', () => {
  expect(calls.length).toBeGreaterThan(5);
  const twice = calls.filter(
    ({ operation }) => calls.filter((one) => one.operation === operation).length > 1,
  );
  expect(twice).toEqual([]);
});

test('query options are made in src/queries or in data/…queries.ts of a feature', () => {
  const home = /^(queries\/\w+|features\/[^/]+\/data\/([\w-]+-)?queries)\.ts$/;
  expect(calls.filter(({ file }) => !home.test(file))).toEqual([]);
});

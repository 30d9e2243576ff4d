import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limits } from './e2e/webkit/limits';

/** The titles of a file's tests as patterns: what a title takes from a table stands for anything. */
const titlesIn = (source: string): RegExp[] =>
  [...source.matchAll(/\btest\(\s*(['"`])(.*?)\1,/g)].map(
    ([, , title = '']) =>
      new RegExp(
        `^${title
          .split(/\$\{.*?\}/)
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.+')}$`,
      ),
  );

test.each(limits.map(({ spec, test: title = '' }) => [spec, title]))(
  'WebKit’s table of limits names a test that there is: %s %s',
  (spec, title) => {
    const file = join(import.meta.dirname, `e2e/${spec}.spec.ts`);
    expect(existsSync(file)).toBe(true);
    const titles = titlesIn(readFileSync(file, 'utf8'));
    expect(title === '' || titles.some((one) => one.test(title))).toBe(true);
  },
);

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const textOf = (pattern: string, filter: (path: string) => boolean = () => true): string =>
  globSync(pattern)
    .filter(filter)
    .map((path) => readFileSync(path, 'utf8'))
    .join();

it('generates hooks and query options only for operations whose hook or options the app uses', () => {
  const generatedNames = textOf('src/generated/*/*.ts').matchAll(
    /^export const get(\w+?)(?:Query|Mutation)Options\b/gm,
  );
  const app = textOf('src/**/*.{ts,tsx}', (path) => !/generated|\.test\./.test(path));
  const names = [...generatedNames].map(([, name]) => name);
  expect(names).toContain('GetMatch');
  const isUsed = (name = '') => new RegExp(`\\b(use${name}|get${name}(Query|Mutation)Options)\\b`).test(app);
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
  const usedHooks = names.filter((name) => app.includes(`use${name}(`));
  // The app uses only the options of the other operations (docs/decisions/034-reading-and-writing.md).
  expect(usedHooks).toEqual(['GetStatistics', 'GetProfile']);
});

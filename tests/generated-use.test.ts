import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const textOf = (pattern: string, isKept: (path: string) => boolean = () => true): string =>
  globSync(pattern)
    .filter(isKept)
    .map((path) => readFileSync(path, 'utf8'))
    .join();

it('generates hooks and options of those operations alone of which the app uses one', () => {
  const made = textOf('src/generated/*/*.ts').matchAll(
    /^export const get(\w+?)(?:Query|Mutation)Options\b/gm,
  );
  const app = textOf('src/**/*.{ts,tsx}', (path) => !/generated|\.test\./.test(path));
  const names = [...made].map(([, name]) => name);
  expect(names).toContain('GetMatch');
  const isUsed = (name = '') => new RegExp(`\\b(use${name}|get${name}(Query|Mutation)Options)\\b`).test(app);
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
  const called = names.filter((name) => app.includes(`use${name}(`));
  // The others are options alone: docs/decisions/034-reading-and-writing.md.
  expect(called).toEqual(['GetStatistics', 'GetProfile', 'ConfirmParticipation']);
});

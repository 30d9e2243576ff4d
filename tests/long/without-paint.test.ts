import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** The first paint can be taken away: the table of src/before-app/README.md is followed on a copy of the project. */
const root = path.join(import.meta.dirname, '../..');
const parts = ['src', 'mocks', 'gallery', 'tests', 'scripts', 'tsconfig.json', 'package.json'];

const readme = readFileSync(path.join(root, 'src/before-app/README.md'), 'utf8');
const steps = Array.from(
  readme.split('## Without the first paint')[1]?.matchAll(/^\| `(.+?)` +\| (.+?) +\|$/gm) ?? [],
  ([, file = '', what = '']) => ({
    file,
    words: Array.from(what.matchAll(/`(.+?)`/g), ([, word = '']) => word),
  }),
);

/** A text without the lines that have one of the words, what they open, and the comment above them. */
function without(text: string, words: readonly string[]): string {
  const kept: string[] = [];
  let closing: string | null = null;
  for (const line of text.split('\n')) {
    if (closing !== null) {
      if (line.startsWith(closing)) closing = null;
    } else if (words.some((word) => line.includes(word))) {
      while (/^\s*(\/\/|\/?\*)/.test(kept.at(-1) ?? '')) kept.pop();
      const [, indent = '', open] = /^(\s*).*?([{[(])?$/.exec(line) ?? [];
      if (open) closing = indent + { '{': '}', '[': ']', '(': ')' }[open];
    } else kept.push(line);
  }
  return kept.join('\n');
}

let copy: string;
const inCopy = (file: string): string => path.join(copy, file);

beforeAll(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  copy = mkdtempSync(path.join(root, '.cache/without-paint-'));
  const configs = readdirSync(root).filter((file) => file.endsWith('.config.ts'));
  for (const part of [...parts, ...configs]) cpSync(path.join(root, part), inCopy(part), { recursive: true });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('finds what each line of the table names', () => {
  expect(steps.length).toBeGreaterThan(5);
  for (const { file, words } of steps) {
    if (words.length === 0) rmSync(inCopy(file), { recursive: true });
    else {
      const before = readFileSync(inCopy(file), 'utf8');
      for (const word of words) expect(before, file).toContain(word);
      writeFileSync(inCopy(file), without(before, words));
    }
  }
});

it('leaves nothing behind that names it', () => {
  const files = parts
    .flatMap((part) =>
      part.includes('.')
        ? [part]
        : readdirSync(inCopy(part), { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file}`),
    )
    .filter((file) => /\.([mc]?[jt]sx?|css)$|package\.json$/.test(file));
  const naming = files.filter((file) =>
    /\bpreact\b|before-app\/paint(?!-)/.test(readFileSync(inCopy(file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(naming).toEqual([]);
});

it('leaves a project whose types are right', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/typescript-7/bin/tsc'), '-p', '.', '--incremental', 'false'],
    { cwd: copy, encoding: 'utf8' },
  );
  expect(stdout).toBe('');
}, 300_000);

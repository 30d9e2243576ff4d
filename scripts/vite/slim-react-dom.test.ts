import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../tests/setup/import-graph.ts';
import { slimReactDom } from './slim-react-dom.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const client = 'node_modules/react-dom/cjs/react-dom-client.production.js';

describe('react-dom without what nothing here uses', () => {
  it('is code, in the lines that it stood in', () => {
    const code = slimReactDom(read(client));
    expect(() => new Script(code)).not.toThrow();
    expect(code.length).toBeLessThan(read(client).length - 60_000);
    expect(code.split('\n').length).toBe(read(client).split('\n').length);
    expect(code.split('\n').findIndex((line) => line.startsWith('exports.createRoot'))).toBe(
      read(client)
        .split('\n')
        .findIndex((line) => line.startsWith('exports.createRoot')),
    );
  });

  it('is not built from a React that has changed', () => {
    const changed = read(client).replace('function cutOffTailIfNeeded(', 'function cutOffTail(');
    expect(() => slimReactDom(changed)).toThrow('cutOffTailIfNeeded');
  });

  it.each([
    [
      'names it',
      /\b(ViewTransition|SuspenseList|Activity|useActionState|useOptimistic|useFormStatus|requestFormReset|preinit|preinitModule|preloadModule|prefetchDNS)\b/,
    ],
    [
      'renders it',
      /<(link|meta|title|style|script|base|[a-z]+-[a-z-]+)\b[^>]*\/?>|<Fragment[^>]* ref=|<(input|textarea|Input)\b[^>]*\son(Select|BeforeInput)=|startTransition\(async/,
    ],
    ['gives a form a function', /<form[^>]*\saction=\{|\bformAction=/],
  ])('is missed by nobody: no file %s', (_, pattern) => {
    const files = sourceFiles(root, 'src').filter(
      (file) => file.endsWith('.tsx') && !file.includes('.test.'),
    );
    const code = (file: string): string => read(file).replaceAll(/\/\*\*?[^]*?\*\/|\/\/.*/g, '');
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => pattern.test(code(file)))).toEqual([]);
  });
});

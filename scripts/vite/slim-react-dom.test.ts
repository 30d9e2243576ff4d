import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../tests/setup/import-graph.ts';
import { slimReactDom, usedOf } from './slim-react-dom.ts';

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
    const changed = read(client).replace('function cutOffTailIfNeeded(', 'function  cutOffTailIfNeeded(');
    expect(() => slimReactDom(changed)).toThrow('react-dom has changed');
  });

  it.each([
    ["import { useState, useOptimistic } from 'react';", 'useOptimistic'],
    ['import{Activity as Shown}from"react";', 'Activity'],
    ["import * as React$1 from 'react';\nReact$1.unstable_ViewTransition;", 'ViewTransition'],
    ['var react = require("react"); react.useActionState(act, null);', 'useActionState'],
    ["import { preload } from 'react-dom';", 'preload'],
    ["import { c as _c } from 'react/compiler-runtime';", 'compiler-runtime'],
    ["import { useState } from 'react';\nimport { Activity } from './activity';", undefined],
    ['const Activity = router.preload();', undefined],
  ])('is not built with a module that asks for what is left out: %s', (code, used) => {
    expect(usedOf(code)).toBe(used);
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

import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { chunksOf } from './chunks';

const chunk = (fileName: string, imports: string[], moduleIds: string[], isEntry = false) =>
  ({ type: 'chunk', fileName, imports, moduleIds, isEntry }) as unknown as Rolldown.OutputChunk;

const bundle: Rolldown.OutputBundle = {
  'index.js': chunk('index.js', ['react.js'], ['/src/main.tsx'], true),
  'react.js': chunk('react.js', [], ['/react']),
  'home.js': chunk('home.js', ['index.js', 'list.js'], ['/src/home.tsx']),
  'list.js': chunk('list.js', ['react.js', 'row.js'], ['/src/list.tsx']),
  'row.js': chunk('row.js', ['list.js'], ['/src/row.tsx']),
  'detail.js': chunk('detail.js', ['row.js'], ['/src/detail.tsx']),
};

it('names the files of the app, of a module and of what it imports, each once', () => {
  expect(chunksOf(bundle, ['/src/home.tsx'])).toEqual([
    'index.js',
    'react.js',
    'home.js',
    'list.js',
    'row.js',
  ]);
  const files = ['index.js', 'react.js', 'detail.js', 'row.js', 'list.js'];
  expect(chunksOf(bundle, ['/src/detail.tsx', '/src/row.tsx'])).toEqual(files);
  expect(chunksOf(bundle, [])).toEqual(['index.js', 'react.js']);
});

it('says which module no file holds', () => {
  expect(() => chunksOf(bundle, ['/src/gone.tsx'])).toThrow('/src/gone.tsx');
});

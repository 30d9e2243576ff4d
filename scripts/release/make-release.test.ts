import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { filesIn, scratchFolder } from '../lib/project.ts';
import { makeRelease } from './make-release.ts';

const folder = scratchFolder('release');
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  _headers: '/*\n  X-A: 1\n',
  _redirects: '/* /index.html 200\n',
  '_headers.br': 'x',
  'version.json': '{"build":"1f"}',
  'index.html': 'page',
  'assets/a.js': 'code',
  'assets/a.js.br': 'code',
  '.vite/manifest.json': '{}',
  '.well-known/security.txt': 'Contact: x',
};

it('makeRelease copies the public files of a build and writes its rules for each server', () => {
  const dist = join(folder, 'dist');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(dist, file, '..'), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  const release = makeRelease(dist, join(folder, 'releases'));
  expect(release).toBe(join(folder, 'releases/1f'));
  const publishedFiles = [
    '.well-known/security.txt',
    'assets/a.js',
    'assets/a.js.br',
    'index.html',
    'version.json',
  ];
  expect(filesIn(join(release, 'site'))).toEqual(publishedFiles);
  expect(readFileSync(join(release, 'rules.caddy'), 'utf8')).toContain('header @headers0 x-a "1"');
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesIn } from '../lib/project.ts';
import { makeRelease } from './make-release.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(files: Record<string, string>): string {
  const dist = join(folder, 'dist');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(dist, file, '..'), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  return dist;
}

const rules = { _headers: '/*\n  X-A: 1\n', _redirects: '/* /index.html 200\n' };

it('copies the public files of a build and writes its rules for Caddy', () => {
  const dist = build({
    ...rules,
    '_headers.br': 'x',
    'version.json': '{"build":"1f"}',
    'index.html': 'page',
    'assets/a.js': 'code',
    'assets/a.js.br': 'code',
    '.vite/manifest.json': '{}',
    '.well-known/security.txt': 'Contact: x',
  });
  const release = makeRelease(dist, join(folder, 'releases'));
  expect(release).toBe(join(folder, 'releases/1f'));
  expect(filesIn(join(release, 'site'))).toEqual([
    '.well-known/security.txt',
    'assets/a.js',
    'assets/a.js.br',
    'index.html',
    'version.json',
  ]);
  expect(readFileSync(join(release, 'rules.caddy'), 'utf8')).toContain('header @headers0 x-a "1"');
});

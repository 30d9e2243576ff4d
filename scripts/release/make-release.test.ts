import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

it('holds the public files of a build, and its rules beside them', () => {
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

it('replaces one of the same build, and leaves none behind when the rules cannot be said', () => {
  const releases = join(folder, 'releases');
  const dist = build({ ...rules, 'version.json': '{"build":"1f"}', 'index.html': 'page', 'old.txt': '' });
  makeRelease(dist, releases);
  rmSync(join(dist, 'old.txt'));
  expect(filesIn(join(makeRelease(dist, releases), 'site'))).toEqual(['index.html', 'version.json']);
  const wrong = build({ _redirects: '/a /b/ 200\n', 'version.json': '{"build":"2f"}' });
  expect(() => makeRelease(wrong, releases)).toThrow('not in the build');
  expect(existsSync(join(releases, '2f'))).toBe(false);
});

it('says that there is no build', () => {
  expect(() => makeRelease(join(folder, 'nothing'))).toThrow('npm run build');
});

import { execSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { filesIn, root, scratchFolder } from '../lib/project.ts';
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

function writeBuild(dist: string): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(dist, file, '..'), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
}

it('makeRelease copies the public files of a build and writes its rules for each server', () => {
  const dist = join(folder, 'dist');
  writeBuild(dist);
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

it('npm run release builds the app where there is no build, and lists the packages', () => {
  const clone = join(folder, 'clone');
  for (const part of ['scripts/lib', 'scripts/release', 'src/lib', 'mocks/http'])
    cpSync(join(root, part), join(clone, part), { recursive: true });
  const { name, version, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeBuild(join(clone, 'built'));
  const manifest = {
    name,
    version,
    type: 'module',
    scripts: { release: scripts.release, 'build:app': "node --eval \"fs.renameSync('built', 'dist')\"" },
  };
  writeFileSync(join(clone, 'package.json'), JSON.stringify(manifest));
  const printed = execSync('npm run --silent release', { cwd: clone, encoding: 'utf8' });
  const release = join(clone, '.cache/release/1f');
  expect(printed.trim().split('\n').at(-1)).toBe(release);
  expect(filesIn(join(release, 'site'))).toContain('index.html');
  expect(JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8'))).toMatchObject({
    bomFormat: 'CycloneDX',
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { root } from '../lib/project';
import { licencesFile, licencesPlugin, licencesText, packageFolder } from './licences';

const folder = mkdtempSync(path.join(tmpdir(), 'hrajem-licences-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function packageOf(name: string, manifest: object, files: Record<string, string> = {}): string {
  const own = path.join(folder, name);
  mkdirSync(own, { recursive: true });
  writeFileSync(path.join(own, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...manifest }));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(own, file), text);
  return own;
}

it.each([
  ['/p/node_modules/react/index.js', '/p/node_modules/react'],
  ['/p/node_modules/@scope/name/dist/a.js', '/p/node_modules/@scope/name'],
  ['/p/node_modules/a/node_modules/b/c.js?commonjs', '/p/node_modules/a/node_modules/b'],
  ['/p/src/main.tsx', null],
  ['\0vite/preload-helper.js', null],
])('a module belongs to a package: %s', (id, expected) => {
  expect(packageFolder(id)).toBe(expected);
});

it('gives each package once, by name, with its licence and the texts that go with it', () => {
  const b = packageOf('b', { license: 'Apache-2.0' }, { 'LICENSE.md': 'Text of b', NOTICE: 'Notice of b' });
  const a = packageOf('a', { license: 'MIT' }, { license: 'Text of a', 'licensed.js': 'code' });
  expect(licencesText([b, a, b]).split(/\n+/).slice(1, -1)).toEqual([
    'a 1.2.3',
    '=======',
    'Licence: MIT',
    'Text of a',
    'b 1.2.3',
    '=======',
    'Licence: Apache-2.0',
    'Text of b',
    'Notice of b',
  ]);
});

it('stops at a package that names no licence', () => {
  expect(() => licencesText([packageOf('c', {})])).toThrow('c in');
});

it('lists what is in the bundle, and what is in it without being a module', async () => {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      licencesPlugin(),
      {
        name: 'tiny-app',
        resolveId: (id) => (id === 'tiny' ? '\0tiny' : undefined),
        load: (id) => (id === '\0tiny' ? `import { clsx } from 'clsx'; console.log(clsx('a'));` : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'tiny' } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const file = output.find(({ fileName }) => fileName === licencesFile);
  const names = String(file?.type === 'asset' && file.source).match(/^\S+ [\d.]+(?=\n=)/gm);
  expect(names?.map((one) => one.split(' ')[0])).toEqual([
    '@mdi/js',
    'clsx',
    'preact',
    'tailwindcss',
    'workbox-core',
    'workbox-precaching',
    'workbox-routing',
    'workbox-strategies',
  ]);
});

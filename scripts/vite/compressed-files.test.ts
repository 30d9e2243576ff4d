import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFiles } from './compressed-files';

const text = 'a text that repeats itself, '.repeat(100);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hrajem-compressed-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = async (name: string, content: string) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), content);
};

it('lays both forms beside each file that gains by it, and leaves out maps, pictures and what no host serves', async () => {
  for (const name of [
    'en/login.html',
    'assets/app.js',
    'assets/app.js.map',
    'a.png',
    '_headers',
    '.vite/a.json',
  ])
    await write(name, text);
  await write('robots.txt', 'short');
  await compressFiles(folder);
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name));
  expect(files.toSorted()).toEqual([
    'assets/app.js.br',
    'assets/app.js.gz',
    'en/login.html.br',
    'en/login.html.gz',
  ]);
  const bytes = (name: string) => readFile(path.join(folder, name));
  expect(brotliDecompressSync(await bytes('en/login.html.br')).toString()).toBe(text);
  expect(gunzipSync(await bytes('en/login.html.gz')).toString()).toBe(text);
});

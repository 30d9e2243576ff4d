/**
 * JavaScript that the login screen loads, from Vite's manifest: the entry, the chunk of the route and what both import statically.
 * Prints a table and fails above the budget. Run after `vite build --manifest`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { command } from './lib/command.mjs';
import { root } from './lib/project.mjs';

/** Of all JavaScript on the login screen, in bytes after gzip. */
const BUDGET = 150_000;

const dist = join(root, 'dist');

/** The manifest's entries that a screen needs before it can be used. */
function needed(manifest, sources) {
  const keys = new Set();
  const visit = (key) => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const source of sources) {
    const key = Object.keys(manifest).find((name) => name === source || manifest[name].src === source);
    if (!key)
      throw new Error(`${source} is not in the manifest: it has been moved, or is not a chunk of its own.`);
    visit(key);
  }
  return [...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
}

const printRow = (bytes, text) => console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${text}`);

function main() {
  const manifestFile = join(dist, '.vite/manifest.json');
  if (!existsSync(manifestFile)) throw new Error('There is no built app: run `npm run build` first.');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const rows = needed(manifest, ['index.html', 'src/features/account/sign-in/login-panel.tsx'])
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const sum = rows.reduce((total, { bytes }) => total + bytes, 0);
  for (const { file, bytes } of rows) printRow(bytes, file);
  printRow(sum, `JavaScript of the login screen, gzip (budget ${BUDGET / 1000} kB)`);
  if (sum > BUDGET)
    throw new Error(`The login screen is ${((sum - BUDGET) / 1000).toFixed(1)} kB above its budget.`);
}

await command(import.meta, main);

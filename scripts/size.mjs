/**
 * JavaScript that each screen of scripts/budgets.mjs loads before it can be used, from Vite's manifest: the app, what the screen
 * imports dynamically, and what each of these imports statically. Prints a table and fails above a budget. Run after
 * `vite build --manifest`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { budgets, firstPaints, workerBudget } from './budgets.mjs';
import { command } from './lib/command.ts';
import { root } from './lib/project.ts';

const dist = join(root, 'dist');
/** Written by scripts/vite/manifest.ts. */
const manifestFile = join(root, '.cache/dist.manifest.json');
const read = (file) => readFileSync(join(dist, file), 'utf8');

/** The file of a module that is imported dynamically. One that shares its file with others has no entry of its own. */
function fileKey(manifest, source) {
  const key = Object.keys(manifest).find((name) => name === source || manifest[name].src === source);
  if (key) return key;
  const holder = Object.keys(manifest).find((name) => {
    const { file } = manifest[name];
    return file.endsWith('.js') && sourcesOf(file).some((path) => path.endsWith(`/${source}`));
  });
  if (!holder) throw new Error(`${source} is not in the built app: it has been moved.`);
  return holder;
}

/** The scripts that a screen needs before it can be used. */
function needed(manifest, sources) {
  const keys = new Set(['index.html', ...sources.map((source) => fileKey(manifest, source))]);
  for (const key of keys) for (const next of manifest[key].imports ?? []) keys.add(next);
  const files = new Set([...keys].map((key) => manifest[key].file));
  return [...files].filter((file) => file.endsWith('.js'));
}

/** The modules that a script holds code of. */
const sourcesOf = (file) =>
  existsSync(join(dist, `${file}.map`)) ? JSON.parse(read(`${file}.map`)).sources : [];

const sizes = new Map();
function gzipped(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(read(file), { level: 9 }).length);
  return sizes.get(file);
}

const printRow = (bytes, text) => console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${text}`);

/** Prints what a screen loads; gives where that breaks its budget. */
function compare(manifest, { screen, loads, kB, files: most, without }) {
  const files = needed(manifest, loads).toSorted((a, b) => gzipped(b) - gzipped(a));
  const sum = files.reduce((total, file) => total + gzipped(file), 0);
  printRow(sum, `${screen} (at most ${kB} kB): ${files.length} of ${most} files`);
  for (const file of files) printRow(gzipped(file), `  ${file}`);
  const foreign = files.flatMap((file) =>
    sourcesOf(file)
      .filter((source) => without.some((part) => source.includes(part)))
      .map((source) => `${screen} loads ${source.replace(/^(\.\.\/)+/, '')} in ${file}.`),
  );
  return [
    ...(sum > kB * 1000 ? [`${screen} is ${(sum / 1000 - kB).toFixed(1)} kB above its budget.`] : []),
    ...(files.length > most ? [`${screen} loads ${files.length} files, its budget are ${most}.`] : []),
    ...foreign.slice(0, 3),
  ];
}

/** The same for what paints first. */
function compareFirst({ file: name, kB }) {
  const file = readdirSync(join(dist, 'assets')).find(
    (other) => other.startsWith(`${name}-`) && other.endsWith('.js'),
  );
  if (!file) return [`${name} is not in the built app.`];
  const bytes = gzipped(`assets/${file}`);
  printRow(bytes, `${name} (at most ${kB} kB)`);
  return bytes > kB * 1000 ? [`${name} is ${(bytes / 1000 - kB).toFixed(1)} kB above its budget.`] : [];
}

/** Prints what the service worker weighs; gives where that breaks its budget. */
function compareWorker() {
  const bytes = gzipped('sw.js');
  printRow(bytes, `Service worker (at most ${workerBudget} kB)`);
  return bytes > workerBudget * 1000 ? ['The service worker is above its budget.'] : [];
}

function main() {
  if (!existsSync(manifestFile) || !existsSync(dist))
    throw new Error('There is no built app: run `npm run build` first.');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const faults = [
    ...budgets.flatMap((budget) => compare(manifest, budget)),
    ...firstPaints.flatMap(compareFirst),
    ...compareWorker(),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

await command(import.meta, main);

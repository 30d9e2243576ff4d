/**
 * JavaScript that each screen of scripts/budgets.mjs loads before it can be used, from Vite's manifest: the app, what the screen
 * imports dynamically, and what each of these imports statically. Prints a table and fails where a screen is more than 3 % above
 * what it weighed when somebody last looked, or needs more files; then it says what came in. Run after `vite build --manifest`.
 *
 *   -- --keep       writes scripts/budgets.json anew: the difference is there to be looked at in a review
 *   -- --if-built   says nothing of an app that is older than its sources, or not there
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { budgets, firstPaints } from './budgets.mjs';
import { command } from './lib/command.ts';
import { filesIn } from './lib/files.ts';
import { root } from './lib/project.ts';

const dist = join(root, 'dist');
/** Written by scripts/vite/manifest.ts. */
const manifestFile = join(root, '.cache/dist.manifest.json');
/** What was weighed last, by screen. */
const keptFile = join(root, 'scripts/budgets.json');
/** A change of three in a hundred is nobody's to explain. */
const ROOM = 1.03;
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

/** The package of a module, or the two folders of src that it stands in. */
function partOf(source) {
  const path = source.replace(/^.*node_modules\//, '').replace(/^(\.\.\/)+/, '');
  if (source.includes('node_modules/')) return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
  return path.split('/').slice(0, -1).slice(0, 3).join('/') || 'other';
}

/** What the scripts are made of: kB of source, by part. */
function partsOf(files) {
  const parts = new Map();
  for (const file of files.filter((name) => existsSync(join(dist, `${name}.map`)))) {
    const { sources, sourcesContent = [] } = JSON.parse(read(`${file}.map`));
    for (const [index, source] of sources.entries()) {
      const length = sourcesContent[index]?.length ?? 0;
      parts.set(partOf(source), (parts.get(partOf(source)) ?? 0) + length);
    }
  }
  const rounded = [...parts].map(([part, length]) => [part, Math.round(length / 1000)]);
  return Object.fromEntries(
    rounded.filter(([, kB]) => kB > 2).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** What has grown by a kB of source or more, the most first. */
const cameIn = (parts, before) =>
  Object.entries(parts)
    .map(([part, kB]) => ({ part, kB, was: before[part] ?? 0 }))
    .filter(({ kB, was }) => kB > was)
    .toSorted((one, other) => other.kB - other.was - (one.kB - one.was))
    .slice(0, 10)
    .map(({ part, kB, was }) => `  ${part}: ${was === 0 ? 'new' : `${was} →`} ${kB} kB of source`);

const weigh = (files) => Number((files.reduce((sum, file) => sum + gzipped(file), 0) / 1000).toFixed(1));

/** Everything that is watched: its name, its scripts, and what breaks its rules. */
function watched(manifest) {
  const screens = budgets.map(({ screen, loads, without }) => {
    const files = needed(manifest, loads).toSorted((one, other) => gzipped(other) - gzipped(one));
    const foreign = files.flatMap((file) =>
      sourcesOf(file)
        .filter((source) => without.some((part) => source.includes(part)))
        .map((source) => `${screen} loads ${source.replace(/^(\.\.\/)+/, '')} in ${file}.`),
    );
    return { name: screen, files, faults: foreign.slice(0, 3) };
  });
  const assets = readdirSync(join(dist, 'assets'));
  const paints = firstPaints.map((name) => {
    const file = assets.find((other) => other.startsWith(`${name}-`) && other.endsWith('.js'));
    if (!file) throw new Error(`${name} is not in the built app.`);
    return { name, files: [`assets/${file}`], faults: [] };
  });
  return [...screens, ...paints, { name: 'Service worker', files: ['sw.js'], faults: [] }];
}

/** Prints what one of them loads; gives where that breaks its budget. */
function compare({ name, files, faults }, kept) {
  const kB = weigh(files);
  const most = kept && kept.kB * ROOM;
  printRow(
    kB * 1000,
    `${name} (at most ${most?.toFixed(1) ?? '?'} kB): ${files.length} of ${kept?.files ?? '?'} files`,
  );
  for (const file of files) printRow(gzipped(file), `  ${file}`);
  if (!kept) return [...faults, `${name} is new: \`npm run size -- --keep\`.`];
  const heavier =
    kB > most ? [`${name} weighs ${kB} kB, at most ${most.toFixed(1)} of the ${kept.kB} that it had.`] : [];
  const more =
    files.length > kept.files ? [`${name} loads ${files.length} files, it had ${kept.files}.`] : [];
  const news = heavier.length + more.length > 0 ? cameIn(partsOf(files), kept.parts) : [];
  return [...faults, ...heavier, ...more, ...news];
}

/** Whether the built app is that of the sources as they are. */
function isBuilt() {
  if (!existsSync(manifestFile) || !existsSync(dist)) return false;
  const built = statSync(manifestFile).mtimeMs;
  const sources = [
    ...filesIn(join(root, 'src')).map((path) => join('src', path)),
    'package-lock.json',
    'vite.config.ts',
  ];
  return sources.every((path) => statSync(join(root, path)).mtimeMs <= built);
}

function main() {
  const { values } = parseArgs({ options: { keep: { type: 'boolean' }, 'if-built': { type: 'boolean' } } });
  if (values['if-built'] && !isBuilt()) return;
  if (!existsSync(manifestFile) || !existsSync(dist))
    throw new Error('There is no built app: run `npm run build` first.');
  const all = watched(JSON.parse(readFileSync(manifestFile, 'utf8')));
  if (values.keep) {
    const figures = all.map(({ name, files }) => [
      name,
      { kB: weigh(files), files: files.length, parts: partsOf(files) },
    ]);
    writeFileSync(keptFile, `${JSON.stringify(Object.fromEntries(figures), null, 2)}\n`);
  }
  const kept = existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, 'utf8')) : {};
  const faults = all.flatMap((one) => compare(one, kept[one.name]));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

await command(import.meta, main);

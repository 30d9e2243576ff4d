/**
 * Measures the JavaScript that each built page loads before it can be used, with a session and without (English pages; Czech
 * ones load the same). Prints a table. Fails where a page weighs more than 3 % above its budget or needs more files, and then
 * says what was added.
 *
 *   -- --keep       writes scripts/budgets.json anew: the difference is then seen in the review
 *   -- --if-built   skips an app that is not built, or is older than its sources
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { command } from './lib/command.ts';
import { filesIn, root } from './lib/project.ts';

const dist = join(root, 'dist');
/** The weights as they were last kept. */
const keptFile = join(root, 'scripts/budgets.json');
/** A page may grow by 3 % before somebody has to explain it. */
const ROOM = 1.03;

/** kB of source by part of the code: a package, or a folder of `src`. */
type Parts = Readonly<Record<string, number>>;

/** The weight of a page, and the files that it loads, without their hashes. */
interface Weight {
  kB: number;
  files: readonly string[];
}

/** `scripts/budgets.json`. */
interface Kept {
  weights: Readonly<Record<string, Weight>>;
  /** The parts of all the app's code. */
  parts: Parts;
}

const read = (file: string): string => readFileSync(join(dist, file), 'utf8');

const sizes = new Map<string, number>();
function gzipped(file: string): number {
  const size = sizes.get(file) ?? gzipSync(read(file), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

/** The package of a module, or the first folders of `src` that it is in. */
function partOf(source: string): string {
  const path = source.replace(/^.*node_modules\//, '').replace(/^(\.\.\/)+/, '');
  if (source.includes('node_modules/')) return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
  return path.split('/').slice(0, -1).slice(0, 3).join('/') || 'other';
}

function partsOf(files: readonly string[]): Parts {
  const parts = new Map<string, number>();
  for (const file of files.filter((name) => existsSync(join(dist, `${name}.map`)))) {
    const map = JSON.parse(read(`${file}.map`)) as { sources: string[]; sourcesContent?: (string | null)[] };
    for (const [index, source] of map.sources.entries()) {
      const length = map.sourcesContent?.[index]?.length ?? 0;
      parts.set(partOf(source), (parts.get(partOf(source)) ?? 0) + length);
    }
  }
  const rounded = Array.from(parts, ([part, length]) => [part, Math.round(length / 1000)] as const);
  return Object.fromEntries(
    rounded.filter(([, kB]) => kB > 2).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** The parts that have grown by a kB of source or more, the largest growth first. */
const cameIn = (parts: Parts, before: Parts): string[] =>
  Object.entries(parts)
    .map(([part, kB]) => ({ part, kB, was: before[part] ?? 0 }))
    .filter(({ kB, was }) => kB > was)
    .toSorted((one, other) => other.kB - other.was - (one.kB - one.was))
    .slice(0, 10)
    .map(
      ({ part, kB, was }) =>
        `  ${part}: ${was === 0 ? 'new' : `${String(was)} →`} ${String(kB)} kB of source`,
    );

/** The files of all code of the app. */
const allCode = (): string[] => filesIn(dist).filter((name) => /^assets\/.*\.js$/.test(name));

/** The files by what loads them: each page, what paints its beginning before the app is there, the service worker. */
function watched(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const page of filesIn(dist).filter((name) => /^en(\/.*)?\.html$/.test(name))) {
    const html = read(page);
    const named = (name: string): string[] =>
      (new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] ?? '')
        .split(' ')
        .filter((file) => file.endsWith('.js'));
    const address = `/${page.replace(/(\/index)?\.html$/, '')}`;
    const everybody = [...named('entry'), ...named('code')];
    const [guest, member] = [named('guest'), named('member')];
    // The file of an address that only members have a page at is opened by them alone.
    if (guest.length > 0 || member.length === 0) files.set(address, [...new Set([...everybody, ...guest])]);
    if (member.length > 0) files.set(`${address}, signed in`, [...new Set([...everybody, ...member])]);
    for (const file of named('paint')) files.set(file.replace(/^assets\/(.*)-.{8}\.js$/, '$1'), [file]);
  }
  files.set('Service worker', ['sw.js']);
  return files;
}

const nameOf = (file: string): string => file.replace(/^assets\/(.*)-.{8}\.js$/, '$1');

const kBOf = (files: readonly string[]): number =>
  Number((files.reduce((sum, file) => sum + gzipped(file), 0) / 1000).toFixed(1));

/** What is wrong with a weight, beside what it was. */
function faultsOf(name: string, { kB, files }: Weight, kept: Weight | undefined): string[] {
  if (!kept) return [`${name} is new: \`npm run size -- --keep\`.`];
  const most = kept.kB * ROOM;
  if (kB > most)
    return [
      `${name} weighs ${String(kB)} kB, at most ${most.toFixed(1)} of the ${String(kept.kB)} that it had.`,
    ];
  if (files.length <= kept.files.length) return [];
  const news = files.filter((file) => !kept.files.includes(file));
  return [
    `${name} loads ${String(files.length)} files, it had ${String(kept.files.length)}; new: ${news.join(', ')}.`,
  ];
}

/** Whether the built app is that of the sources as they are. */
function isBuilt(): boolean {
  const build = join(dist, 'version.json');
  if (!existsSync(build)) return false;
  const built = statSync(build).mtimeMs;
  const sources = [
    ...filesIn(join(root, 'src')).map((path) => join('src', path)),
    'package-lock.json',
    'vite.config.ts',
  ];
  return sources.every((path) => statSync(join(root, path)).mtimeMs <= built);
}

await command(import.meta, () => {
  const { values } = parseArgs({ options: { keep: { type: 'boolean' }, 'if-built': { type: 'boolean' } } });
  if (values['if-built'] && !isBuilt()) return;
  if (!existsSync(dist)) throw new Error('There is no built app: run `npm run build` first.');
  const weights = Array.from(
    watched(),
    ([name, files]) =>
      [name, { kB: kBOf(files), files: files.map(nameOf).toSorted() } satisfies Weight] as const,
  );
  const parts = partsOf(allCode());
  if (values.keep) {
    const present: Kept = { weights: Object.fromEntries(weights), parts };
    writeFileSync(keptFile, `${JSON.stringify(present, null, 2)}\n`);
  }
  const kept = JSON.parse(readFileSync(keptFile, 'utf8')) as Kept;
  for (const [name, { kB, files }] of weights) {
    const was = kept.weights[name];
    const limits = was ? `${(was.kB * ROOM).toFixed(1)} kB, ${String(was.files.length)} files` : '?';
    console.log(
      `${kB.toFixed(1).padStart(7)} kB  ${name}: ${String(files.length)} files (at most ${limits})`,
    );
  }
  const faults = weights.flatMap(([name, weight]) => faultsOf(name, weight, kept.weights[name]));
  if (faults.length > 0) throw new Error([...faults, ...cameIn(parts, kept.parts)].join('\n'));
});

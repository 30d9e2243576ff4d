/**
 * Measures the JavaScript that each built page loads before it can be used, with a session and without (English pages; Czech
 * ones load the same). Prints a table. Fails where a page weighs more than 3 % above its budget or needs more files.
 *
 *   -- --keep   writes scripts/budgets.json anew: the difference is then seen in the review
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/** The weight of a page, and the files that it loads, without their hashes. */
interface Weight {
  kB: number;
  files: readonly string[];
}

/** `scripts/budgets.json`: the weights by what loads them. */
type Kept = Readonly<Record<string, Weight>>;

const read = (file: string): string => readFileSync(join(dist, file), 'utf8');

const sizes = new Map<string, number>();
function gzipped(file: string): number {
  const size = sizes.get(file) ?? gzipSync(read(file), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

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
    for (const file of named('paint')) files.set(nameOf(file), [file]);
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

await command(import.meta, () => {
  const { values } = parseArgs({ options: { keep: { type: 'boolean' } } });
  if (!existsSync(dist)) throw new Error('There is no built app: run `npm run build` first.');
  const weights = Array.from(
    watched(),
    ([name, files]) =>
      [name, { kB: kBOf(files), files: files.map(nameOf).toSorted() } satisfies Weight] as const,
  );
  if (values.keep) {
    const present: Kept = Object.fromEntries(weights);
    writeFileSync(keptFile, `${JSON.stringify(present, null, 2)}\n`);
  }
  const kept = JSON.parse(readFileSync(keptFile, 'utf8')) as Kept;
  for (const [name, { kB, files }] of weights) {
    const was = kept[name];
    const limits = was ? `${(was.kB * ROOM).toFixed(1)} kB, ${String(was.files.length)} files` : '?';
    console.log(
      `${kB.toFixed(1).padStart(7)} kB  ${name}: ${String(files.length)} files (at most ${limits})`,
    );
  }
  const faults = weights.flatMap(([name, weight]) => faultsOf(name, weight, kept[name]));
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

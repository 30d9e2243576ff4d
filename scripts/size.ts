/**
 * Measures the JavaScript that each built page loads before it can be used, with a session and without (English pages; Czech
 * ones load the same). Prints a table. Fails where a page weighs more than 3 % above its budget or needs more files.
 *
 *   -- --keep   rewrites scripts/budgets.json; a review then shows the difference
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { runMain } from './lib/command.ts';
import { filesIn, root } from './lib/project.ts';

const dist = join(root, 'dist');
const budgetsFile = join(root, 'scripts/budgets.json');
/** A page may grow by 3 % before its budget has to be raised. */
const TOLERANCE = 1.03;

/** The gzipped size of a page's JavaScript, and the names of its files without their hashes. */
interface Weight {
  kB: number;
  files: readonly string[];
}

/** `scripts/budgets.json`: the allowed weights by page. */
type Budgets = Readonly<Record<string, Weight>>;

const read = (file: string): string => readFileSync(join(dist, file), 'utf8');

const sizeByFile = new Map<string, number>();
function gzippedSize(file: string): number {
  const size = sizeByFile.get(file) ?? gzipSync(read(file), { level: 9 }).length;
  sizeByFile.set(file, size);
  return size;
}

/** The files by the name of what loads them: a page, a first-paint script or the service worker. */
function findFilesByName(): Map<string, string[]> {
  const filesByName = new Map<string, string[]>();
  for (const page of filesIn(dist).filter((name) => /^en(\/(?!404).*)?\.html$/.test(name))) {
    const html = read(page);
    const filesInAttribute = (name: string): string[] =>
      (new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] ?? '')
        .split(' ')
        .filter((file) => file.endsWith('.js'));
    const address = `/${page.replace(/(\/index)?\.html$/, '')}`;
    const commonFiles = [...filesInAttribute('entry'), ...filesInAttribute('code')];
    const [guestFiles, memberFiles] = [filesInAttribute('guest'), filesInAttribute('member')];
    // A page that only members can open has no row for guests.
    if (guestFiles.length > 0 || memberFiles.length === 0)
      filesByName.set(address, [...new Set([...commonFiles, ...guestFiles])]);
    if (memberFiles.length > 0)
      filesByName.set(`${address}, signed in`, [...new Set([...commonFiles, ...memberFiles])]);
    for (const file of filesInAttribute('paint')) filesByName.set(nameWithoutHash(file), [file]);
  }
  filesByName.set('Service worker', ['sw.js']);
  return filesByName;
}

const nameWithoutHash = (file: string): string => file.replace(/^assets\/(.*)-.{8}\.js$/, '$1');

const gzippedKB = (files: readonly string[]): number =>
  Number((files.reduce((sum, file) => sum + gzippedSize(file), 0) / 1000).toFixed(1));

/** Messages when a weight exceeds its budget. */
function faultsOf(name: string, { kB, files }: Weight, budget: Weight | undefined): string[] {
  if (!budget) return [`${name} is new: \`npm run size -- --keep\`.`];
  const limit = budget.kB * TOLERANCE;
  if (kB > limit)
    return [
      `${name} weighs ${String(kB)} kB, at most ${limit.toFixed(1)} of the ${String(budget.kB)} that it had.`,
    ];
  if (files.length <= budget.files.length) return [];
  const addedFiles = files.filter((file) => !budget.files.includes(file));
  return [
    `${name} loads ${String(files.length)} files, it had ${String(budget.files.length)}; new: ${addedFiles.join(', ')}.`,
  ];
}

await runMain(import.meta, () => {
  const { values } = parseArgs({ options: { keep: { type: 'boolean' } } });
  if (!existsSync(dist)) throw new Error('There is no built app: run `npm run build` first.');
  const weights = Array.from(findFilesByName(), ([name, files]): [string, Weight] => [
    name,
    { kB: gzippedKB(files), files: files.map(nameWithoutHash).toSorted() },
  ]);
  if (values.keep) writeFileSync(budgetsFile, `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`);
  const budgets = JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets;
  for (const [name, { kB, files }] of weights) {
    const budget = budgets[name];
    const limitText = budget
      ? `${(budget.kB * TOLERANCE).toFixed(1)} kB, ${String(budget.files.length)} files`
      : '?';
    console.log(
      `${kB.toFixed(1).padStart(7)} kB  ${name}: ${String(files.length)} files (at most ${limitText})`,
    );
  }
  const faults = weights.flatMap(([name, weight]) => faultsOf(name, weight, budgets[name]));
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

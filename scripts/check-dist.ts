/**
 * Proves that the built app holds no byte of the mocked backend, the gallery of states or a package of development: the source maps name
 * the source of every byte of JavaScript, and nothing in dist/ mentions the packages that only mocks use. Of each package that is in it
 * the licence is published. What is compressed holds what stands beside it and nothing else. Run after `vite build`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { command } from './lib/command.ts';
import { filesIn, root } from './lib/project.ts';
import { licencesFile, packageFolder } from './vite/licences.ts';

const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};
const FORBIDDEN_SOURCES = /^(mocks|gallery)\/|\.msw\.ts$/;
const FORBIDDEN_WORDS = /mockServiceWorker|@mswjs|\bmsw\b|\bfaker\b/i;
const ONLY_EXPORTS = /^export\{[\w\s,$]*\}from"\.\/[\w.-]+\.js";\s*$/;

const decompressors = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** What is wrong with a compressed file, whose bytes can hold any word by chance; null for another file. */
function compressedFaults(dist: string, file: string): string[] | null {
  const ending = /\.(br|gz)$/.exec(file)?.[0] as keyof typeof decompressors | undefined;
  if (!ending) return null;
  try {
    const held = decompressors[ending](readFileSync(join(dist, file)));
    if (held.equals(readFileSync(join(dist, file.slice(0, -ending.length))))) return [];
  } catch {
    // Not in that form, or nothing stands beside it: as wrong as other bytes.
  }
  return [`${file} does not hold the file beside it`];
}

/** What must not be in a bundle of which these are the sources, and what is in it without its licence. */
function sourceFaults(sources: readonly string[], licences: string): string[] {
  const packages = new Set(sources.flatMap((source) => packageFolder(source) ?? []));
  const names = Array.from(packages, (folder) => folder.replace(/^.*node_modules\//, ''));
  return [
    ...sources
      .map((source) => relative(root, source))
      .filter((source) => FORBIDDEN_SOURCES.test(source))
      .map((source) => `holds ${source}`),
    ...names.filter((name) => name in devDependencies).map((name) => `holds ${name}, of devDependencies`),
    ...names
      .filter((name) => !licences.includes(`\n${name} `))
      .map((name) => `holds ${name}, whose licence is not in ${licencesFile}`),
  ];
}

/** What in a built folder should not be there, or is missing; empty when all is well. */
function faultsOf(dist: string): string[] {
  if (!existsSync(join(dist, 'index.html'))) return [`${dist} holds no built app.`];
  const files = filesIn(dist);
  const missing = ['index.html.br', 'index.html.gz', licencesFile].filter((name) => !files.includes(name));
  if (missing.length > 0) return [`${dist} lacks ${missing.join(', ')}`];
  const licences = readFileSync(join(dist, licencesFile), 'utf8');
  return files.flatMap((file) => {
    const compressed = compressedFaults(dist, file);
    if (compressed) return compressed;
    const text = readFileSync(join(dist, file), 'utf8');
    if (file.endsWith('.map')) {
      const { sources } = JSON.parse(text) as { sources: string[] };
      const paths = sources.map((source) => resolve(dist, file, '..', source));
      return sourceFaults(paths, licences).map((fault) => `${file} ${fault}`);
    }
    const faults: string[] = [];
    // A bundle without its map could hide anything, unless it only passes on what another one exports.
    const isCode = file.endsWith('.js') && !ONLY_EXPORTS.test(text);
    if (isCode && !files.includes(`${file}.map`)) {
      faults.push(`${file} has no source map`);
    }
    const word = FORBIDDEN_WORDS.exec(`${file}\n${text}`);
    if (word) faults.push(`${file} mentions ${word[0]}`);
    return faults;
  });
}

await command(import.meta, () => {
  const faults = faultsOf(resolve(root, process.argv[2] ?? 'dist'));
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

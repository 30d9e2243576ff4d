/** Runs after `vite build`: fails when dist/ contains the embedded backend, the gallery or a development package, or lacks a licence. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { runMain } from '../lib/command.ts';
import { filesIn, root } from '../lib/project.ts';
import { licencesFile, packageFolderOf } from '../vite/licences.ts';

const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};
const FORBIDDEN_SOURCE_PATTERN = /^(mocks|gallery)\/|\.msw\.ts$/;
const FORBIDDEN_WORD_PATTERN = /mockServiceWorker|@mswjs|\bmsw\b|\bfaker\b/i;
const RE_EXPORTS_PATTERN = /^export\{[\w\s,$]*\}from"\.\/[\w.-]+\.js";\s*$/;

/** The faults of a bundle with these sources: forbidden files and packages, and packages without a published licence. */
function sourceFaults(sources: readonly string[], licencesText: string): string[] {
  const packageFolders = new Set(sources.flatMap((source) => packageFolderOf(source) ?? []));
  const packageNames = Array.from(packageFolders, (folder) => folder.replace(/^.*node_modules\//, ''));
  return [
    ...sources
      .map((source) => relative(root, source))
      .filter((source) => FORBIDDEN_SOURCE_PATTERN.test(source))
      .map((source) => `holds ${source}`),
    ...packageNames
      .filter((name) => name in devDependencies)
      .map((name) => `holds ${name}, of devDependencies`),
    ...packageNames
      .filter((name) => !licencesText.includes(`\n${name} `))
      .map((name) => `holds ${name}, whose licence is not in ${licencesFile}`),
  ];
}

function distFaults(dist: string): string[] {
  if (!existsSync(join(dist, 'index.html'))) return [`${dist} holds no built app.`];
  const files = filesIn(dist);
  const missingFiles = ['index.html.br', 'index.html.gz', licencesFile].filter(
    (name) => !files.includes(name),
  );
  if (missingFiles.length > 0) return [`${dist} lacks ${missingFiles.join(', ')}`];
  const licencesText = readFileSync(join(dist, licencesFile), 'utf8');
  return files.flatMap((file) => {
    // A compressed file spells any word by chance.
    if (/\.(br|gz|png)$/.test(file)) return [];
    const text = readFileSync(join(dist, file), 'utf8');
    if (file.endsWith('.map')) {
      const { sources } = JSON.parse(text) as { sources: string[] };
      const paths = sources.map((source) => resolve(dist, file, '..', source));
      return sourceFaults(paths, licencesText).map((fault) => `${file} ${fault}`);
    }
    const faults: string[] = [];
    // A bundle without a source map could contain forbidden code, unless it only re-exports another bundle.
    const isCode = file.endsWith('.js') && !RE_EXPORTS_PATTERN.test(text);
    if (isCode && !files.includes(`${file}.map`)) faults.push(`${file} has no source map`);
    const forbiddenWordMatch = FORBIDDEN_WORD_PATTERN.exec(`${file}\n${text}`);
    if (forbiddenWordMatch) faults.push(`${file} mentions ${forbiddenWordMatch[0]}`);
    return faults;
  });
}

await runMain(import.meta, () => {
  const faults = distFaults(resolve(root, process.argv[2] ?? 'dist'));
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

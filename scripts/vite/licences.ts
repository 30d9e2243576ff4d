import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../lib/project.ts';

/** The file's path below dist/; the page "About us" links to it. */
export const licencesFile = 'third-party-licences.txt';

/**
 * Packages that are in a build without being modules of the app's bundle: icons are inlined, the style sheet is generated, first paint
 * and service worker are separate bundles.
 */
const packagesOutsideBundle = [
  '@mdi/js',
  'preact',
  'tailwindcss',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** The folder of the package that a module belongs to; null for the project's modules and for virtual ones. */
export function packageFolderOf(moduleId: string): string | null {
  return /^(?!\0)(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(moduleId)?.[1] ?? null;
}

/** Name, version, licence and licence texts of a package. Throws when the package names no licence. */
function licenceEntryOf(folder: string): string {
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { name = '', version = '', license } = JSON.parse(manifest) as Record<string, string>;
  if (!license) throw new Error(`${name} in ${folder} names no licence.`);
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  const title = `${name} ${version}`;
  return `${[title, '='.repeat(title.length), `\nLicence: ${license}`, ...texts.map((text) => `\n${text}`)].join('\n')}\n`;
}

/** Writes the licences of the bundled packages with their texts, as most licences require. */
export const licencesPlugin = (): Plugin => ({
  name: 'hrajem:licences',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  generateBundle(_options, bundle) {
    const folders = [
      ...packagesOutsideBundle.map((name) => path.join(root, 'node_modules', name)),
      ...Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
        .flatMap((id) => packageFolderOf(id) ?? []),
    ];
    const entries = [...new Set(folders)].map(licenceEntryOf);
    const heading = 'Hrajem contains these packages, each under its own licence.\n';
    const source = [heading, ...[...new Set(entries)].toSorted()].join('\n\n');
    this.emitFile({ type: 'asset', fileName: licencesFile, source });
  },
});
